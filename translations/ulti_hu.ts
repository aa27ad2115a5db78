<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu_HU" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Ulti Desktop</source>
        <translation>Ulti Desktop</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Változat: %1</translation>
    </message>
    <message>
        <source>Ulti, Hungary&apos;s card game for three, with five rule sets and two computer opponents.</source>
        <translation>Az ulti, a magyarok háromszemélyes kártyajátéka, öt szabályváltozattal és két gépi ellenféllel.</translation>
    </message>
    <message>
        <source>The cards are drawn for this program after the Tell pattern and the French suits.</source>
        <translation>A lapok ehhez a programhoz készültek, a Tell-kártya képei és a francia színek nyomán.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Type: Hanken Grotesk, SIL Open Font License.</source>
        <translation>Szabad szoftver, MIT licenc. Betűtípus: Hanken Grotesk, SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Really give up?</source>
        <translation>Tényleg bedobod?</translation>
    </message>
    <message>
        <source>stake → %1</source>
        <translation>tét → %1</translation>
    </message>
    <message>
        <source>against %1, %2</source>
        <translation>%1 ellen, %2</translation>
    </message>
</context>
<context>
    <name>Balances</name>
    <message>
        <source>Balances</source>
        <translation>Pontállás</translation>
    </message>
</context>
<context>
    <name>BidBody</name>
    <message>
        <source>Bid</source>
        <translation>Licit</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Ranglétra</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Adu</translation>
    </message>
    <message>
        <source>Nobody has bid yet.</source>
        <translation>Még senki sem licitált.</translation>
    </message>
    <message>
        <source>Your bid stands: %1</source>
        <translation>A te licited áll: %1</translation>
    </message>
    <message>
        <source>To beat: %1 (%2)</source>
        <translation>Túl kell licitálni: %1 (%2)</translation>
    </message>
    <message>
        <source>%2 has bid: %1</source>
        <translation>%2 licitje: %1</translation>
    </message>
    <message>
        <source>open</source>
        <translation>terített</translation>
    </message>
    <message>
        <source>These parts alone are no bid yet.</source>
        <translation>Ezek a részek önmagukban még nem adnak licitet.</translation>
    </message>
    <message>
        <source>%1: not higher than %2</source>
        <translation>%1: kevés, az eddigi licit %2</translation>
    </message>
    <message>
        <source>%1: comes along by itself</source>
        <translation>%1: magától vele jár</translation>
    </message>
    <message>
        <source>%1: cannot be combined with %2</source>
        <translation>%1: nem fér össze ezzel: %2</translation>
    </message>
</context>
<context>
    <name>BidFoot</name>
    <message>
        <source>Switch on what you want to bid.</source>
        <translation>Jelöld be, mit mondasz be.</translation>
    </message>
    <message>
        <source>at stake: %1</source>
        <translation>tét: %1</translation>
    </message>
    <message>
        <source>higher than %1</source>
        <translation>magasabb ennél: %1</translation>
    </message>
    <message>
        <source>not higher than %1</source>
        <translation>nem magasabb ennél: %1</translation>
    </message>
    <message>
        <source>to the talon: %1</source>
        <translation>talonba: %1</translation>
    </message>
    <message>
        <source>Lay two cards away</source>
        <translation>Két lap a talonba</translation>
    </message>
    <message>
        <source>choose two cards in your hand</source>
        <translation>válassz két lapot a kezedből</translation>
    </message>
    <message>
        <source>Choose a bid</source>
        <translation>Válassz játékot</translation>
    </message>
    <message>
        <source>Bid: %1</source>
        <translation>Bemondom: %1</translation>
    </message>
    <message>
        <source>choose the trump</source>
        <translation>válassz adut</translation>
    </message>
    <message>
        <source>Pick up the talon</source>
        <translation>Felveszem a talont</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Cards back into the hand</source>
        <translation>Lapok vissza a kézbe</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passz</translation>
    </message>
</context>
<context>
    <name>DeckRow</name>
    <message>
        <source>Decks of your own go into the folder %1</source>
        <translation>A saját kártyapaklik helye: %1</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tippek</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Utolsó ütés</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Elszámolás</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Teljes képernyő</translation>
    </message>
</context>
<context>
    <name>FloatingSheet</name>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>LadderColumn</name>
    <message>
        <source>Ladder</source>
        <translation>Ranglétra</translation>
    </message>
    <message>
        <source>Ladder of all bids</source>
        <translation>Az összes licit ranglétrája</translation>
    </message>
    <message>
        <source>Back to the bid</source>
        <translation>Vissza a licithez</translation>
    </message>
</context>
<context>
    <name>LastTrickSheet</name>
    <message>
        <source>Last trick</source>
        <translation>Utolsó ütés</translation>
    </message>
    <message>
        <source>No trick has been played yet.</source>
        <translation>Még nem volt ütés.</translation>
    </message>
    <message>
        <source>Trick %1, won by %2: %3</source>
        <translation>%1. ütés (%2): %3</translation>
    </message>
</context>
<context>
    <name>LinesTable</name>
    <message>
        <source>Part</source>
        <translation>Játékrész</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Tét</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Érték</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Piros</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Szorzó</translation>
    </message>
    <message>
        <source>Nobody pays</source>
        <translation>Senki sem fizet</translation>
    </message>
    <message>
        <source>You win %2</source>
        <translation>Nyersz: %2</translation>
    </message>
    <message>
        <source>%1 wins %2</source>
        <translation>%1 nyer: %2</translation>
    </message>
    <message>
        <source>You pay %2</source>
        <translation>Fizetsz: %2</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 fizet: %2</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation>Mi történt</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>A lapjaid</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Open a saved game</source>
        <translation>Mentett játék megnyitása</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Játék mentése</translation>
    </message>
    <message>
        <source>Ulti games</source>
        <translation>Ultijátékok</translation>
    </message>
    <message>
        <source>Ulti Desktop</source>
        <translation>Ulti Desktop</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>New session…</source>
        <translation>Új játszma…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Mentett játék megnyitása…</translation>
    </message>
    <message>
        <source>Save the game as…</source>
        <translation>Játék mentése másként…</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Következő leosztás</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tippek</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Utolsó ütés</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>A többi az enyém</translation>
    </message>
    <message>
        <source>“The ace of hearts deals and does not deal”</source>
        <translation>„Piros ász oszt, nem oszt”</translation>
    </message>
    <message>
        <source>End session</source>
        <translation>Játszma befejezése</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Elszámolás</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Opponents…</source>
        <translation>Ellenfelek…</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Napló megjelenítése</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kártyapakli</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Gyorsabban</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Lassabban</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Teljes képernyő</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Beállítások…</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Névjegy</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Kilépés</translation>
    </message>
    <message>
        <source>Go through your cards</source>
        <translation>Lépkedés a lapjaid között</translation>
    </message>
    <message>
        <source>To the first or the last card</source>
        <translation>Az első vagy az utolsó lapra</translation>
    </message>
    <message>
        <source>Play or choose the card</source>
        <translation>A lap kijátszása vagy kiválasztása</translation>
    </message>
    <message>
        <source>Play or choose the first to the tenth card at once</source>
        <translation>Az első–tizedik lap azonnali kijátszása vagy kiválasztása</translation>
    </message>
    <message>
        <source>Put the card back, or close what is open</source>
        <translation>A lap visszavétele, vagy ami nyitva van, annak bezárása</translation>
    </message>
</context>
<context>
    <name>NewSessionSheet</name>
    <message>
        <source>open</source>
        <translation>korlátlan</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Új játszma</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályváltozat</translation>
    </message>
    <message>
        <source>House options</source>
        <translation>Házi szabályok</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Leosztások száma</translation>
    </message>
    <message>
        <source>Points that end the session</source>
        <translation>A játszmát lezáró pontszám</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>On your right</source>
        <translation>Jobbra tőled</translation>
    </message>
    <message>
        <source>On your left</source>
        <translation>Balra tőled</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kártyapakli</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>This rule set has no options.</source>
        <translation>Ehhez a szabályváltozathoz nincs házi szabály.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Kezdés</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
</context>
<context>
    <name>OpponentRow</name>
    <message>
        <source>Level</source>
        <translation>Erősség</translation>
    </message>
    <message>
        <source>Choose from the company</source>
        <translation>Választás a társaságból</translation>
    </message>
</context>
<context>
    <name>OpponentsSheet</name>
    <message>
        <source>Opponents</source>
        <translation>Ellenfelek</translation>
    </message>
    <message>
        <source>A change takes effect with the next deal.</source>
        <translation>A változás a következő leosztástól érvényes.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Vissza a játékhoz</translation>
    </message>
</context>
<context>
    <name>PointBlocks</name>
    <message>
        <source>Card points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>marriage</source>
        <translation>bemondás</translation>
    </message>
    <message>
        <source>aces, tens</source>
        <translation>ászok, tízesek</translation>
    </message>
    <message>
        <source>last trick</source>
        <translation>utolsó ütés</translation>
    </message>
    <message>
        <source>talon</source>
        <translation>talon</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Bids, from the lowest to the highest</source>
        <translation>Licitek a legkisebbtől a legnagyobbig</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Így játsszák</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Licit</translation>
    </message>
    <message>
        <source>in the auction</source>
        <translation>a licitben</translation>
    </message>
    <message>
        <source>at stake</source>
        <translation>tét</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Elszámolás</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Következő leosztás</translation>
    </message>
    <message>
        <source>End session</source>
        <translation>Játszma befejezése</translation>
    </message>
    <message>
        <source>No deal has been played yet.</source>
        <translation>Még nem volt leosztás.</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Felvevő</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Leosztások</translation>
    </message>
    <message>
        <source>everyone passed</source>
        <translation>mindenki passzolt</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 · up to %2</source>
        <translation>%1 · cél: %2</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Lapok és asztal</translation>
    </message>
    <message>
        <source>Language and tempo</source>
        <translation>Nyelv és tempó</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Billentyűk</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Vissza a játékhoz</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kártyapakli</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>Tempó</translation>
    </message>
    <message>
        <source>A trick stays for</source>
        <translation>Ennyi ideig látszik az ütés</translation>
    </message>
    <message>
        <source>The others wait before they act</source>
        <translation>Ennyit várnak a többiek</translation>
    </message>
    <message>
        <source>A small letter under the suit sign tells the figures apart.</source>
        <translation>A szín jele alatti kis betűről felismerhetők a figurák.</translation>
    </message>
    <message>
        <source>Letters in the corners</source>
        <translation>Betűk a sarkokban</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Kevesebb mozgás</translation>
    </message>
    <message>
        <source>Cards fade over instead of flying.</source>
        <translation>A lapok repülés helyett áttűnnek.</translation>
    </message>
    <message>
        <source>What happened in words, and your hand as a list.</source>
        <translation>Szavakban, hogy mi történt, és a lapjaid listában.</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Napló megjelenítése</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>nyugodt</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>közepes</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>azonnal</translation>
    </message>
    <message>
        <source>Blue-dye</source>
        <translation>Kékfestő</translation>
    </message>
    <message>
        <source>Bottle</source>
        <translation>Palackzöld</translation>
    </message>
    <message>
        <source>Madder</source>
        <translation>Buzér</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Vászon</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Nagy kontraszt</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>semennyit</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 mp</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>Everyone passed</source>
        <translation>Mindenki passzolt</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Bedobva</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Renonsz</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>SettlementSheet</name>
    <message>
        <source>New session</source>
        <translation>Új játszma</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Következő leosztás</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Ugyanez a leosztás újra</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Elszámolás</translation>
    </message>
    <message>
        <source>End session</source>
        <translation>Játszma befejezése</translation>
    </message>
    <message>
        <source>Nobody pays. The cards are dealt again.</source>
        <translation>Senki sem fizet. Új osztás következik.</translation>
    </message>
    <message>
        <source>%1, declarer · %2</source>
        <translation>%1, felvevő · %2</translation>
    </message>
    <message>
        <source>%1 claimed the rest</source>
        <translation>a többi biztos: %1</translation>
    </message>
    <message>
        <source>for practice, it does not count</source>
        <translation>gyakorlás, nem számít</translation>
    </message>
    <message>
        <source>Trick %1 went to you</source>
        <translation>%1. ütés: te vitted</translation>
    </message>
    <message>
        <source>Trick %1 went to %2</source>
        <translation>%1. ütés: %2 vitte</translation>
    </message>
</context>
<context>
    <name>UnderWay</name>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>Practice deal</source>
        <translation>Gyakorló leosztás</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>%1. leosztás / %2</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>%1. leosztás</translation>
    </message>
</context>
<context>
    <name>WelcomeSheet</name>
    <message>
        <source>Welcome back</source>
        <translation>Üdv újra!</translation>
    </message>
    <message>
        <source>A session is still under way. Go on with it, or begin a new one?</source>
        <translation>Van egy félbehagyott játszmád. Folytatod, vagy újat kezdesz?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Folytatom</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Új játszma</translation>
    </message>
</context>
<context>
    <name>alone</name>
    <message>
        <source>partie</source>
        <translation>passz</translation>
    </message>
    <message>
        <source>%1 partie</source>
        <translation>%1 passz</translation>
    </message>
    <message>
        <source>open partie</source>
        <translation>terített passz</translation>
    </message>
    <message>
        <source>open %1 partie</source>
        <translation>%1 terített passz</translation>
    </message>
</context>
<context>
    <name>french</name>
    <message>
        <source>clubs</source>
        <translation>treff</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pikk</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kőr</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>káró</translation>
    </message>
    <message>
        <source>no clubs</source>
        <translation>nincs treffje</translation>
    </message>
    <message>
        <source>no spades</source>
        <translation>nincs pikkje</translation>
    </message>
    <message>
        <source>no hearts</source>
        <translation>nincs kőrje</translation>
    </message>
    <message>
        <source>no diamonds</source>
        <translation>nincs kárója</translation>
    </message>
    <message>
        <source>in hearts</source>
        <translation>kőrben</translation>
    </message>
    <message>
        <source>Clubs must be followed</source>
        <translation>Treffet kell adni</translation>
    </message>
    <message>
        <source>Spades must be followed</source>
        <translation>Pikket kell adni</translation>
    </message>
    <message>
        <source>Hearts must be followed</source>
        <translation>Kőrt kell adni</translation>
    </message>
    <message>
        <source>Diamonds must be followed</source>
        <translation>Kárót kell adni</translation>
    </message>
    <message>
        <source>You have no clubs, so you must trump</source>
        <translation>Nincs treffed, ezért aduzni kell</translation>
    </message>
    <message>
        <source>You have no spades, so you must trump</source>
        <translation>Nincs pikked, ezért aduzni kell</translation>
    </message>
    <message>
        <source>You have no hearts, so you must trump</source>
        <translation>Nincs kőröd, ezért aduzni kell</translation>
    </message>
    <message>
        <source>You have no diamonds, so you must trump</source>
        <translation>Nincs káród, ezért aduzni kell</translation>
    </message>
</context>
<context>
    <name>index</name>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>9</source>
        <translation>9</translation>
    </message>
    <message>
        <source>U</source>
        <translation>A</translation>
    </message>
    <message>
        <source>O</source>
        <translation>F</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>10</source>
        <translation>X</translation>
    </message>
    <message>
        <source>A</source>
        <translation>Á</translation>
    </message>
    <message>
        <source>J</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>D</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>In games with trump the ten ranks just below the ace in the other suits too, not only in trump.</source>
        <translation>Adus játékban a tízes a többi színben is közvetlenül az ász alatt áll, nem csak az aduban.</translation>
    </message>
    <message>
        <source>Each ace is worth 11 card points instead of 10, so there are 94 in a deal.</source>
        <translation>Minden ász 10 helyett 11 pontot ér, így egy leosztásban 94 pont van.</translation>
    </message>
    <message>
        <source>The cutter may tap the pack instead of cutting it; then each hand is dealt in one packet.</source>
        <translation>Emelés helyett kopogni is lehet; ekkor mindenki egyszerre kapja az összes lapját.</translation>
    </message>
    <message>
        <source>Which way the turn goes round the table.</source>
        <translation>Melyik irányban halad körbe a játék.</translation>
    </message>
    <message>
        <source>The player right of the dealer must make the first bid and cannot pass.</source>
        <translation>Az osztótól jobbra ülőnek licitálnia kell, nem passzolhat.</translation>
    </message>
    <message>
        <source>Whether later bidders must take the talon into their hand before they bid.</source>
        <translation>Fel kell-e venniük a talont a későbbi licitálóknak, mielőtt bemondanak.</translation>
    </message>
    <message>
        <source>Whether the bid is announced before or after the two cards are laid into the talon.</source>
        <translation>A bemondás megelőzi-e a két lap letételét a talonba, vagy követi.</translation>
    </message>
    <message>
        <source>So many passes in a row end the auction; with three, the last bidder may raise the own bid.</source>
        <translation>Ennyi egymás utáni passz zárja le a licitet; háromnál az utolsó licitáló a saját licitjére is ráígérhet.</translation>
    </message>
    <message>
        <source>What makes a bid higher: its value in points or its place in the rule set&apos;s own list.</source>
        <translation>Mitől magasabb egy licit: a pontértékétől vagy a szabályváltozat saját sorrendjétől.</translation>
    </message>
    <message>
        <source>Whether a bid of the same value can still be higher because it has fewer parts.</source>
        <translation>Lehet-e azonos értékű licit mégis magasabb, mert kevesebb részből áll.</translation>
    </message>
    <message>
        <source>Where a bid of several parts stands when bids are ranked by a list.</source>
        <translation>Hol áll a több részből álló licit, ha a sorrendet lista adja.</translation>
    </message>
    <message>
        <source>The partie that rides along with ulti adds its value to the height of the bid.</source>
        <translation>Az ultival együtt játszott parti értéke is beleszámít a licit magasságába.</translation>
    </message>
    <message>
        <source>The partie that rides along with four aces or tens adds its value to the height of the bid.</source>
        <translation>A négy ásszal vagy négy tízessel együtt játszott parti értéke is beleszámít a licit magasságába.</translation>
    </message>
    <message>
        <source>Whether a bid names its trump at once or the declarer chooses it after the auction.</source>
        <translation>Az adut már a licitben meg kell-e nevezni, vagy a felvevő a licit után választja.</translation>
    </message>
    <message>
        <source>After the auction the declarer may choose hearts as trump without any doubling.</source>
        <translation>A licit után a felvevő a pirosat is választhatja adunak, duplázás nélkül.</translation>
    </message>
    <message>
        <source>Only a player who holds the trump seven may bid ulti.</source>
        <translation>Ultit csak az mondhat, akinél ott az adu hetes.</translation>
    </message>
    <message>
        <source>Only a player who holds the marriage may bid 40-100 or 20-100.</source>
        <translation>40-100-at vagy 20-100-at csak az mondhat, akinél ott a hozzá való pár.</translation>
    </message>
    <message>
        <source>Who deals the next cards when nobody has bid.</source>
        <translation>Ki oszt legközelebb, ha senki sem licitált.</translation>
    </message>
    <message>
        <source>Whether the declarer may give the game up without playing it to the end.</source>
        <translation>Bedobhatja-e a felvevő a játékot anélkül, hogy végigjátszaná.</translation>
    </message>
    <message>
        <source>A first auction on five cards: values count twice and each kontra there four times.</source>
        <translation>Első licit öt lapra: az értékek duplán számítanak, és ott minden kontra négyszeres.</translation>
    </message>
    <message>
        <source>Nobody picks up the two cards; they stay unseen and count for nobody.</source>
        <translation>A két lapot senki sem veszi fel; rejtve maradnak, és senkinek sem számítanak.</translation>
    </message>
    <message>
        <source>A bid must have at least two parts.</source>
        <translation>Minden licit legalább két részből áll.</translation>
    </message>
    <message>
        <source>The declarer can bid to win all four aces in tricks.</source>
        <translation>A felvevő vállalhatja, hogy mind a négy ászt elviszi az ütéseiben.</translation>
    </message>
    <message>
        <source>The declarer can bid to win all four tens in tricks.</source>
        <translation>A felvevő vállalhatja, hogy mind a négy tízest elviszi az ütéseiben.</translation>
    </message>
    <message>
        <source>A bid with four aces or four tens always plays the partie too, unsaid.</source>
        <translation>A négy ász és a négy tízes mellett kimondatlanul mindig él a parti is.</translation>
    </message>
    <message>
        <source>Beside ulti and four aces the partie is played and paid too.</source>
        <translation>Ulti és négy ász mellett a parti is él, és külön elszámolják.</translation>
    </message>
    <message>
        <source>Whether a bid of ulti always plays the partie too.</source>
        <translation>Ulti mellett mindig él-e a parti is.</translation>
    </message>
    <message>
        <source>The partie may be bid beside 40-100 or 20-100.</source>
        <translation>40-100 vagy 20-100 mellé parti is mondható.</translation>
    </message>
    <message>
        <source>Whether a durchmars that is bid alone is played with or without trump.</source>
        <translation>Az önállóan bemondott durchmars adus-e vagy színtelen.</translation>
    </message>
    <message>
        <source>Durchmars may be bid together with 40-100, 20-100 or ulti.</source>
        <translation>A durchmars együtt is mondható 40-100-zal, 20-100-zal vagy ultival.</translation>
    </message>
    <message>
        <source>Whether an open durchmars may be bid together with other parts.</source>
        <translation>Mondható-e a terített durchmars más részekkel együtt.</translation>
    </message>
    <message>
        <source>Any bid with trump may be played with open cards for a higher value.</source>
        <translation>Bármely adus játék teríthető, nagyobb értékért.</translation>
    </message>
    <message>
        <source>The points that open cards add where every trump bid may be open; twice as many in hearts.</source>
        <translation>Ennyi pontot ad hozzá a terítés, ahol minden adus játék teríthető; pirosban kétszer annyit.</translation>
    </message>
    <message>
        <source>Ulti may be played with open cards at double value.</source>
        <translation>Az ulti teríthető, dupla értékért.</translation>
    </message>
    <message>
        <source>Every game with trump is played in hearts, and nothing is doubled for it.</source>
        <translation>Minden adus játékban piros az adu, és ez semmit sem dupláz.</translation>
    </message>
    <message>
        <source>Who plays the first card of the deal.</source>
        <translation>Ki hívja a leosztás első lapját.</translation>
    </message>
    <message>
        <source>In games with trump, whoever follows suit must win the trick if possible.</source>
        <translation>Adus játékban, aki színre színt ad, annak felül is kell ütnie, ha tudja.</translation>
    </message>
    <message>
        <source>In betli, whoever follows suit must win the trick if possible.</source>
        <translation>Betliben, aki színre színt ad, annak felül is kell ütnie, ha tudja.</translation>
    </message>
    <message>
        <source>In durchmars without trump, whoever follows suit must win the trick if possible.</source>
        <translation>Színtelen durchmarsban, aki színre színt ad, annak felül is kell ütnie, ha tudja.</translation>
    </message>
    <message>
        <source>Whoever trumps a trick that is trumped already must play a higher trump if possible.</source>
        <translation>Ha az ütésben már van adu, nagyobb aduval kell ütni, ha lehet.</translation>
    </message>
    <message>
        <source>Even when the trick is trumped already, whoever follows suit must beat that suit.</source>
        <translation>A hívott szín lapját akkor is felül kell ütni, ha az ütésben már van adu.</translation>
    </message>
    <message>
        <source>Whoever has bid ulti may not play the trump seven while another card is legal.</source>
        <translation>Aki ultit mondott, nem játszhatja ki az adu hetest, amíg más lapot is adhat.</translation>
    </message>
    <message>
        <source>The deal ends as soon as the declarer takes a trick in betli.</source>
        <translation>Betliben a leosztás véget ér, amint a felvevő ütést visz.</translation>
    </message>
    <message>
        <source>Whose cards are laid open after the first trick of an open game.</source>
        <translation>Kinek a lapjait terítik ki terített játékban az első ütés után.</translation>
    </message>
    <message>
        <source>Whether a card against the rules springs back or is played and paid for.</source>
        <translation>A szabálytalan lap visszaugrik-e, vagy kijátszható, és fizetni kell érte.</translation>
    </message>
    <message>
        <source>When king and over (queen) of one suit are announced for 20 or 40 points.</source>
        <translation>Mikor kell bemondani egy szín királyát és felsőjét (dámáját) 20 vagy 40 pontért.</translation>
    </message>
    <message>
        <source>Marriages count only for a side that wins at least one trick.</source>
        <translation>A bemondott 20 és 40 csak annak az oldalnak számít, amelynek legalább egy ütése van.</translation>
    </message>
    <message>
        <source>Whoever announces a 20 says which suit it is.</source>
        <translation>Aki húszat mond, azt is megmondja, milyen színből.</translation>
    </message>
    <message>
        <source>In which games marriages may be announced.</source>
        <translation>Mely játékokban mondható be 20 és 40.</translation>
    </message>
    <message>
        <source>Not only the declarer announces marriages.</source>
        <translation>Nem csak a felvevő mondhat be húszat és negyvenet.</translation>
    </message>
    <message>
        <source>The defenders may announce marriages against 40-100 and 20-100 too.</source>
        <translation>A védők 40-100 és 20-100 ellen is bemondhatnak húszat és negyvenet.</translation>
    </message>
    <message>
        <source>Beside the marriage that is bid, the declarer&apos;s other marriages count towards the hundred.</source>
        <translation>A bemondott pár mellett a felvevő többi párja is beleszámít a százba.</translation>
    </message>
    <message>
        <source>Bidding 40-100 or 20-100 announces its marriage, so it cannot be forgotten.</source>
        <translation>A 40-100 és a 20-100 licitje egyben a pár bemondása is, így nem lehet elfelejteni.</translation>
    </message>
    <message>
        <source>When the defenders may say kontra.</source>
        <translation>Mikor kontrázhatnak a védők.</translation>
    </message>
    <message>
        <source>When a kontra may be answered.</source>
        <translation>Mikor lehet visszakontrázni.</translation>
    </message>
    <message>
        <source>How often a part can be doubled.</source>
        <translation>Hányszor kontrázható egy játékrész.</translation>
    </message>
    <message>
        <source>Doubling goes on after rekontra, up to the sixth level.</source>
        <translation>Rekontra után is tovább lehet kontrázni, a hatodik fokig.</translation>
    </message>
    <message>
        <source>In which games each defender doubles alone and not for the partner too.</source>
        <translation>Mely játékokban kontráz minden védő csak a maga nevében, nem a társáéban is.</translation>
    </message>
    <message>
        <source>Who gets the card points of the two cards in the talon.</source>
        <translation>Kié a talonban fekvő két lap pontja.</translation>
    </message>
    <message>
        <source>What the declarer needs to win the partie.</source>
        <translation>Mi kell a felvevőnek a parti megnyeréséhez.</translation>
    </message>
    <message>
        <source>How many times its value a lost part costs; betli has its own factor.</source>
        <translation>Az értékének hányszorosába kerül egy elbukott rész; a betlinek külön szorzója van.</translation>
    </message>
    <message>
        <source>How many times its value a lost betli costs.</source>
        <translation>Az értékének hányszorosába kerül az elbukott betli.</translation>
    </message>
    <message>
        <source>What a lost ulti costs when it has been doubled.</source>
        <translation>Mennyibe kerül az elbukott ulti, ha megkontrázták.</translation>
    </message>
    <message>
        <source>What the player pays who breaks a rule with a card.</source>
        <translation>Mennyit fizet, aki szabálytalan lapot játszik ki.</translation>
    </message>
    <message>
        <source>What each defender pays when the declarer wins the last trick with the trump seven unbid.</source>
        <translation>Mennyit fizet mindkét védő, ha a felvevő bemondás nélkül adu hetessel viszi az utolsó ütést.</translation>
    </message>
    <message>
        <source>What it costs the declarer when the own trump seven is beaten in the last trick.</source>
        <translation>Mennyibe kerül a felvevőnek, ha az utolsó ütésben elfogják az adu hetesét.</translation>
    </message>
    <message>
        <source>What it costs the declarer when a defender wins the last trick with the trump seven.</source>
        <translation>Mennyibe kerül a felvevőnek, ha egy védő adu hetessel viszi az utolsó ütést.</translation>
    </message>
    <message>
        <source>What the declarer gets when a defender&apos;s trump seven is beaten in the last trick.</source>
        <translation>Mennyit kap a felvevő, ha az utolsó ütésben elfogják egy védő adu hetesét.</translation>
    </message>
    <message>
        <source>What an unbid hundred of either side does to the partie.</source>
        <translation>Mit tesz a partival bármelyik oldal be nem mondott száza.</translation>
    </message>
    <message>
        <source>Which parts an unbid hundred changes.</source>
        <translation>Mely részekre hat a csendes száz.</translation>
    </message>
    <message>
        <source>What happens when one side wins all ten tricks unbid.</source>
        <translation>Mi történik, ha az egyik oldal bemondás nélkül viszi mind a tíz ütést.</translation>
    </message>
    <message>
        <source>What each opponent pays for ten unbid tricks.</source>
        <translation>Mennyit fizetnek az ellenfelek fejenként a be nem mondott tíz ütésért.</translation>
    </message>
    <message>
        <source>Whose ten unbid tricks are paid.</source>
        <translation>Kinek fizetnek a be nem mondott tíz ütésért.</translation>
    </message>
    <message>
        <source>Ten unbid tricks are paid even when the contract has no partie.</source>
        <translation>A be nem mondott tíz ütés akkor is fizet, ha a játékban nincs parti.</translation>
    </message>
    <message>
        <source>When it takes the place of the partie, it takes over its kontra too.</source>
        <translation>Ha a parti helyébe lép, a kontráját is átveszi.</translation>
    </message>
    <message>
        <source>Four aces in the declarer&apos;s tricks are paid at half value unbid.</source>
        <translation>Ha a felvevő ütéseiben be nem mondva mind a négy ász ott van, fél értéket kap.</translation>
    </message>
    <message>
        <source>In a hearts game silent bonuses count twice.</source>
        <translation>Piros játékban a csendes jutalmak duplán számítanak.</translation>
    </message>
    <message>
        <source>The declarer gets half the value of every part made unbid.</source>
        <translation>A felvevő minden be nem mondva teljesített rész értékének felét megkapja.</translation>
    </message>
    <message>
        <source>After so many deals the session is over.</source>
        <translation>Ennyi leosztás után vége a játszmának.</translation>
    </message>
    <message>
        <source>The session ends when a player has so many points.</source>
        <translation>A játszma akkor ér véget, amikor egy játékosnak ennyi pontja van.</translation>
    </message>
    <message>
        <source>So many deals more are played when the session ends in a tie.</source>
        <translation>Döntetlennél ennyi leosztást játszanak még.</translation>
    </message>
    <message>
        <source>“The ace of hearts deals and does not deal”: a player&apos;s word that brings the session to its end.</source>
        <translation>„Piros ász oszt, nem oszt”: ezzel a mondással jelzi egy játékos, hogy közeleg a játszma vége.</translation>
    </message>
    <message>
        <source>What one point is worth on the score sheet.</source>
        <translation>Mennyit ér egy pont az elszámoláson.</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <translation>az óramutatóval ellentétes</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>az óramutató járása szerinti</translation>
    </message>
    <message>
        <source>a bidder may pick it up</source>
        <translation>a licitáló felveheti</translation>
    </message>
    <message>
        <source>a bidder must pick it up</source>
        <translation>a licitálónak fel kell vennie</translation>
    </message>
    <message>
        <source>first the bid</source>
        <translation>előbb a bemondás</translation>
    </message>
    <message>
        <source>first the discard</source>
        <translation>előbb a talonozás</translation>
    </message>
    <message>
        <source>both at once</source>
        <translation>egyszerre a kettő</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>érték szerint</translation>
    </message>
    <message>
        <source>by a fixed list</source>
        <translation>kötött sorrend szerint</translation>
    </message>
    <message>
        <source>the first one stands</source>
        <translation>az első marad</translation>
    </message>
    <message>
        <source>fewer parts rank higher</source>
        <translation>a kevesebb rész a magasabb</translation>
    </message>
    <message>
        <source>above their own parts</source>
        <translation>a saját részeik fölött</translation>
    </message>
    <message>
        <source>above every single contract</source>
        <translation>minden önálló játék fölött</translation>
    </message>
    <message>
        <source>in the bid</source>
        <translation>a licitben</translation>
    </message>
    <message>
        <source>after the auction</source>
        <translation>a licit után</translation>
    </message>
    <message>
        <source>the next player deals</source>
        <translation>a következő játékos oszt</translation>
    </message>
    <message>
        <source>the same player deals again</source>
        <translation>ugyanaz oszt újra</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nem lehet</translation>
    </message>
    <message>
        <source>the partie, before play</source>
        <translation>csak a passz, a lejátszás előtt</translation>
    </message>
    <message>
        <source>every game, at any time</source>
        <translation>minden játék, bármikor</translation>
    </message>
    <message>
        <source>rides along unsaid</source>
        <translation>kimondatlanul vele jár</translation>
    </message>
    <message>
        <source>only if bid</source>
        <translation>csak ha bemondták</translation>
    </message>
    <message>
        <source>alone without trump</source>
        <translation>önállóan színtelen</translation>
    </message>
    <message>
        <source>alone only in hearts</source>
        <translation>önállóan csak pirosban</translation>
    </message>
    <message>
        <source>always with trump</source>
        <translation>mindig adus</translation>
    </message>
    <message>
        <source>only alone</source>
        <translation>csak önállóan</translation>
    </message>
    <message>
        <source>with 40-100, 20-100 and ulti too</source>
        <translation>40-100, 20-100 és ulti mellett is</translation>
    </message>
    <message>
        <source>the declarer leads</source>
        <translation>a felvevő hív</translation>
    </message>
    <message>
        <source>forehand leads</source>
        <translation>az elsőkéz hív</translation>
    </message>
    <message>
        <source>all hands</source>
        <translation>minden kezet</translation>
    </message>
    <message>
        <source>the declarer&apos;s hand</source>
        <translation>a felvevő kezét</translation>
    </message>
    <message>
        <source>are refused</source>
        <translation>nem játszhatók ki</translation>
    </message>
    <message>
        <source>are punished as a revoke</source>
        <translation>renonszként büntetendők</translation>
    </message>
    <message>
        <source>in the first trick</source>
        <translation>az első ütésben</translation>
    </message>
    <message>
        <source>in any trick</source>
        <translation>bármelyik ütésben</translation>
    </message>
    <message>
        <source>by themselves</source>
        <translation>maguktól</translation>
    </message>
    <message>
        <source>all with trump</source>
        <translation>minden adus játék</translation>
    </message>
    <message>
        <source>only those with card points</source>
        <translation>csak ahol a pont számít</translation>
    </message>
    <message>
        <source>before one&apos;s first card</source>
        <translation>az első lap kijátszása előtt</translation>
    </message>
    <message>
        <source>until trick 2 is led</source>
        <translation>a második hívásig</translation>
    </message>
    <message>
        <source>before play</source>
        <translation>a lejátszás előtt</translation>
    </message>
    <message>
        <source>after trick 1</source>
        <translation>az első ütés után</translation>
    </message>
    <message>
        <source>before one&apos;s card to trick 2</source>
        <translation>a második ütésben, a saját lap előtt</translation>
    </message>
    <message>
        <source>never, always shared</source>
        <translation>soha, mindig közös</translation>
    </message>
    <message>
        <source>in games without trump</source>
        <translation>színtelen játékokban</translation>
    </message>
    <message>
        <source>in betli and durchmars without trump</source>
        <translation>betliben és színtelen durchmarsban</translation>
    </message>
    <message>
        <source>to the defenders</source>
        <translation>a védőké</translation>
    </message>
    <message>
        <source>to the declarer</source>
        <translation>a felvevőé</translation>
    </message>
    <message>
        <source>to nobody</source>
        <translation>senkié</translation>
    </message>
    <message>
        <source>more points than the defenders</source>
        <translation>több pont, mint a védőké</translation>
    </message>
    <message>
        <source>over 40 card points, without marriages</source>
        <translation>40 fölötti pont, bemondások nélkül</translation>
    </message>
    <message>
        <source>over 40 points, with marriages</source>
        <translation>40 fölötti pont, bemondásokkal</translation>
    </message>
    <message>
        <source>costs its value, kontra or not</source>
        <translation>az értékébe kerül, kontrával is</translation>
    </message>
    <message>
        <source>costs its doubled value</source>
        <translation>a kontrázott értékébe kerül</translation>
    </message>
    <message>
        <source>costs its doubled value and its value once more</source>
        <translation>a kontrázott értékébe és még egyszer az értékébe kerül</translation>
    </message>
    <message>
        <source>pays everything to each player</source>
        <translation>mindenkinek kifizeti az egészet</translation>
    </message>
    <message>
        <source>the side loses the game</source>
        <translation>az oldala elveszti a játékot</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>counts double</source>
        <translation>duplán számít</translation>
    </message>
    <message>
        <source>makes the partie 2</source>
        <translation>a parti 2 pont lesz</translation>
    </message>
    <message>
        <source>the partie alone</source>
        <translation>csak a partira</translation>
    </message>
    <message>
        <source>all parts of the contract</source>
        <translation>a játék minden részére</translation>
    </message>
    <message>
        <source>is not paid</source>
        <translation>nem fizet</translation>
    </message>
    <message>
        <source>takes the place of the partie</source>
        <translation>a parti helyébe lép</translation>
    </message>
    <message>
        <source>is paid in addition</source>
        <translation>külön fizet</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>mindkét oldalnak</translation>
    </message>
    <message>
        <source>the declarer alone</source>
        <translation>csak a felvevőnek</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>nincs határ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>semmi</translation>
    </message>
    <message>
        <source>English rules</source>
        <translation>Angol szabályok</translation>
    </message>
    <message>
        <source>German rules (Spielanleitung)</source>
        <translation>Német szabályok (Spielanleitung)</translation>
    </message>
    <message>
        <source>GameTwist rules</source>
        <translation>GameTwist szabályok</translation>
    </message>
    <message>
        <source>Rablóulti (modern Hungarian)</source>
        <translation>Rablóulti (mai magyar)</translation>
    </message>
    <message>
        <source>Old Hungarian program</source>
        <translation>Régi magyar program</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Lapok</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Osztás</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Licit</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Játékok</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Bemondott párok</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Elszámolás</translation>
    </message>
    <message>
        <source>Silent bonuses</source>
        <translation>Csendes jutalmak</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Játszma</translation>
    </message>
    <message>
        <source>Ten high in side suits</source>
        <translation>Erős tízes a mellékszínekben</translation>
    </message>
    <message>
        <source>Ace counts eleven</source>
        <translation>Az ász tizenegyet ér</translation>
    </message>
    <message>
        <source>Tapping instead of cutting</source>
        <translation>Kopogás emelés helyett</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Játékirány</translation>
    </message>
    <message>
        <source>Forehand must bid</source>
        <translation>Az elsőkéznek licitálnia kell</translation>
    </message>
    <message>
        <source>Picking up the talon</source>
        <translation>A talon felvétele</translation>
    </message>
    <message>
        <source>Order of bid and discard</source>
        <translation>Bemondás és talonozás sorrendje</translation>
    </message>
    <message>
        <source>Passes that end the auction</source>
        <translation>A licitet lezáró passzok</translation>
    </message>
    <message>
        <source>Ranking of bids</source>
        <translation>A licitek sorrendje</translation>
    </message>
    <message>
        <source>Bids of equal value</source>
        <translation>Azonos értékű licitek</translation>
    </message>
    <message>
        <source>Rank of combinations in the list</source>
        <translation>Összetett licitek helye a sorrendben</translation>
    </message>
    <message>
        <source>Partie with ulti counts in the auction</source>
        <translation>Az ulti melletti parti számít a licitben</translation>
    </message>
    <message>
        <source>Partie with four aces or tens counts in the auction</source>
        <translation>A négy ász vagy tízes melletti parti számít a licitben</translation>
    </message>
    <message>
        <source>Naming the trump</source>
        <translation>Az adu megnevezése</translation>
    </message>
    <message>
        <source>Hearts as ordinary trump</source>
        <translation>Piros mint sima adu</translation>
    </message>
    <message>
        <source>Ulti needs the trump seven</source>
        <translation>Ultihoz kell az adu hetes</translation>
    </message>
    <message>
        <source>40-100 and 20-100 need the marriage</source>
        <translation>40-100-hoz és 20-100-hoz kell a pár</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Ha mindenki passzol</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>Bedobás</translation>
    </message>
    <message>
        <source>Half-hand round</source>
        <translation>Félkezes licit</translation>
    </message>
    <message>
        <source>Without talon</source>
        <translation>Talon nélkül</translation>
    </message>
    <message>
        <source>Only combined bids</source>
        <translation>Csak összetett licitek</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Négy ász</translation>
    </message>
    <message>
        <source>Four tens</source>
        <translation>Négy tízes</translation>
    </message>
    <message>
        <source>Four aces and four tens bring the partie</source>
        <translation>Négy ásszal és négy tízessel jár a parti</translation>
    </message>
    <message>
        <source>Partie with ulti and four aces</source>
        <translation>Parti az ulti és a négy ász mellett</translation>
    </message>
    <message>
        <source>Partie with ulti</source>
        <translation>Parti az ulti mellett</translation>
    </message>
    <message>
        <source>Partie with 40-100 and 20-100</source>
        <translation>Parti a 40-100 és a 20-100 mellett</translation>
    </message>
    <message>
        <source>Trump in durchmars</source>
        <translation>Adu a durchmarsban</translation>
    </message>
    <message>
        <source>Durchmars in combinations</source>
        <translation>Durchmars összetett licitben</translation>
    </message>
    <message>
        <source>Open durchmars in combinations</source>
        <translation>Terített durchmars összetett licitben</translation>
    </message>
    <message>
        <source>Every trump bid may be open</source>
        <translation>Minden adus játék teríthető</translation>
    </message>
    <message>
        <source>Value of open</source>
        <translation>A terítés értéke</translation>
    </message>
    <message>
        <source>Open ulti</source>
        <translation>Terített ulti</translation>
    </message>
    <message>
        <source>Hearts are always trump</source>
        <translation>Mindig piros az adu</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Első hívás</translation>
    </message>
    <message>
        <source>Must beat in trump games</source>
        <translation>Felülütés adus játékban</translation>
    </message>
    <message>
        <source>Must beat in betli</source>
        <translation>Felülütés betliben</translation>
    </message>
    <message>
        <source>Must beat in durchmars without trump</source>
        <translation>Felülütés színtelen durchmarsban</translation>
    </message>
    <message>
        <source>Must overtrump</source>
        <translation>Felülütés aduval</translation>
    </message>
    <message>
        <source>Must beat in a trick already trumped</source>
        <translation>Felülütés adu mellett</translation>
    </message>
    <message>
        <source>Keep the trump seven in ulti</source>
        <translation>Ultinál az adu hetes megtartása</translation>
    </message>
    <message>
        <source>Betli ends at the first trick taken</source>
        <translation>A betli az első ütésnél véget ér</translation>
    </message>
    <message>
        <source>Open games show</source>
        <translation>A terített játék megmutatja</translation>
    </message>
    <message>
        <source>Illegal cards</source>
        <translation>Szabálytalan lapok</translation>
    </message>
    <message>
        <source>Announcing marriages</source>
        <translation>A 20 és a 40 bemondása</translation>
    </message>
    <message>
        <source>Marriages need a trick</source>
        <translation>A bemondott párhoz ütés kell</translation>
    </message>
    <message>
        <source>Suit of a 20 is named</source>
        <translation>A húsz színét megnevezik</translation>
    </message>
    <message>
        <source>Games with marriages</source>
        <translation>Játékok bemondott párral</translation>
    </message>
    <message>
        <source>Defenders announce marriages</source>
        <translation>A védők is bemondanak</translation>
    </message>
    <message>
        <source>Defenders announce in 40-100 and 20-100</source>
        <translation>A védők 40-100 és 20-100 ellen is bemondanak</translation>
    </message>
    <message>
        <source>Further marriages count in 40-100 and 20-100</source>
        <translation>40-100-ban és 20-100-ban a többi pár is számít</translation>
    </message>
    <message>
        <source>The bid announces the marriage</source>
        <translation>A licit egyben a pár bemondása</translation>
    </message>
    <message>
        <source>Moment of the kontra</source>
        <translation>A kontra ideje</translation>
    </message>
    <message>
        <source>Moment of the rekontra</source>
        <translation>A rekontra ideje</translation>
    </message>
    <message>
        <source>Highest doubling</source>
        <translation>A legnagyobb kontra</translation>
    </message>
    <message>
        <source>Beyond rekontra</source>
        <translation>Rekontra után is tovább</translation>
    </message>
    <message>
        <source>Individual kontra</source>
        <translation>Egyéni kontra</translation>
    </message>
    <message>
        <source>Card points of the talon</source>
        <translation>A talon pontjai</translation>
    </message>
    <message>
        <source>Winning the partie</source>
        <translation>A parti megnyerése</translation>
    </message>
    <message>
        <source>Lost parts</source>
        <translation>Elbukott részek</translation>
    </message>
    <message>
        <source>Lost betli</source>
        <translation>Elbukott betli</translation>
    </message>
    <message>
        <source>Lost ulti</source>
        <translation>Elbukott ulti</translation>
    </message>
    <message>
        <source>Penalty for a revoke</source>
        <translation>A renonsz büntetése</translation>
    </message>
    <message>
        <source>Silent ulti of the declarer, made</source>
        <translation>A felvevő csendes ultija, ha megvan</translation>
    </message>
    <message>
        <source>Silent ulti of the declarer, lost</source>
        <translation>A felvevő csendes ultija, ha bukott</translation>
    </message>
    <message>
        <source>Silent ulti of a defender, made</source>
        <translation>Védő csendes ultija, ha megvan</translation>
    </message>
    <message>
        <source>Silent ulti of a defender, lost</source>
        <translation>Védő csendes ultija, ha bukott</translation>
    </message>
    <message>
        <source>Silent hundred</source>
        <translation>Csendes száz</translation>
    </message>
    <message>
        <source>Silent hundred changes</source>
        <translation>A csendes száz hatása</translation>
    </message>
    <message>
        <source>Silent durchmars</source>
        <translation>Csendes durchmars</translation>
    </message>
    <message>
        <source>Value of a silent durchmars</source>
        <translation>A csendes durchmars értéke</translation>
    </message>
    <message>
        <source>Silent durchmars is paid to</source>
        <translation>Kinek fizet a csendes durchmars</translation>
    </message>
    <message>
        <source>Silent durchmars without the partie</source>
        <translation>Csendes durchmars parti nélkül</translation>
    </message>
    <message>
        <source>Silent durchmars keeps the kontra</source>
        <translation>A csendes durchmars átveszi a kontrát</translation>
    </message>
    <message>
        <source>Silent four aces</source>
        <translation>Csendes négy ász</translation>
    </message>
    <message>
        <source>Hearts double silent bonuses</source>
        <translation>A piros duplázza a csendes jutalmakat</translation>
    </message>
    <message>
        <source>Every unbid part is paid</source>
        <translation>Minden be nem mondott rész fizet</translation>
    </message>
    <message>
        <source>Deals in a session</source>
        <translation>Leosztások száma</translation>
    </message>
    <message>
        <source>Points that end the session</source>
        <translation>A játszmát lezáró pontszám</translation>
    </message>
    <message>
        <source>Extra deals after a tie</source>
        <translation>Leosztások döntetlen után</translation>
    </message>
    <message>
        <source>Ace of hearts ritual</source>
        <translation>„Piros ász oszt, nem oszt”</translation>
    </message>
    <message>
        <source>Base stake</source>
        <translation>Alaptét</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Azonosító</translation>
    </message>
    <message>
        <source>Base rule set</source>
        <translation>Alapul vett szabályváltozat</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Contract values</source>
        <translation>A játékok értéke</translation>
    </message>
    <message>
        <source>Packets of the deal</source>
        <translation>Az osztás csomagjai</translation>
    </message>
    <message>
        <source>List of bids</source>
        <translation>A licitek listája</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Választható szabályok</translation>
    </message>
    <message>
        <source>Filled in by custom</source>
        <translation>Szokás szerint kiegészítve</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>igen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nem</translation>
    </message>
    <message>
        <source>twelve cards leave no talon to play without</source>
        <translation>tizenkét lapnál a talon az első kézben van</translation>
    </message>
    <message>
        <source>nothing can be picked up</source>
        <translation>nincs mit felvenni</translation>
    </message>
    <message>
        <source>the half-hand round needs a talon</source>
        <translation>a félkezes licithez kell talon</translation>
    </message>
    <message>
        <source>the second deal goes to 12, 10 and 10 cards</source>
        <translation>a második osztás 12, 10 és 10 lapra egészít ki</translation>
    </message>
    <message>
        <source>choose one or the other</source>
        <translation>csak az egyik választható</translation>
    </message>
    <message>
        <source>five cards cannot be held to it</source>
        <translation>öt laptól ez nem várható el</translation>
    </message>
    <message>
        <source>with twelve cards forehand must bid</source>
        <translation>tizenkét lappal az elsőkéznek licitálnia kell</translation>
    </message>
    <message>
        <source>nobody can bid before picking up</source>
        <translation>felvétel előtt nem lehet licitálni</translation>
    </message>
    <message>
        <source>the partie is there already</source>
        <translation>a parti már benne van</translation>
    </message>
    <message>
        <source>there is no other trump to choose</source>
        <translation>nincs más választható adu</translation>
    </message>
    <message>
        <source>automatic marriages need no announcing</source>
        <translation>a maguktól élő párokat nem kell bemondani</translation>
    </message>
    <message>
        <source>an answer must be possible after a kontra</source>
        <translation>kontra után lehetnie kell visszakontrának</translation>
    </message>
    <message>
        <source>rekontra must be allowed first</source>
        <translation>előbb a rekontrát kell megengedni</translation>
    </message>
    <message>
        <source>a silent hundred would be paid twice</source>
        <translation>a csendes százat kétszer fizetnék</translation>
    </message>
    <message>
        <source>there is no silent hundred</source>
        <translation>nincs csendes száz</translation>
    </message>
    <message>
        <source>the order by list needs the list</source>
        <translation>a kötött sorrendhez kell a lista</translation>
    </message>
    <message>
        <source>forehand could be left without a bid</source>
        <translation>az elsőkéznek nem maradhatna mit mondania</translation>
    </message>
    <message>
        <source>a revoke would be the cheaper way out</source>
        <translation>a renonsz olcsóbb kiút volna</translation>
    </message>
    <message>
        <source>the part has no value</source>
        <translation>ennek a résznek nincs értéke</translation>
    </message>
</context>
<context>
    <name>scene</name>
    <message>
        <source>new</source>
        <comment>a card just picked up</comment>
        <translation>új</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Utolsó ütés</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>te jössz</translation>
    </message>
    <message>
        <source>Still out</source>
        <translation>Ami még kint van</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kártyaasztal</translation>
    </message>
    <message>
        <source>chosen for the talon</source>
        <translation>talonba szánva</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>acorns</source>
        <translation>makk</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>zöld</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>piros</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>tök</translation>
    </message>
    <message>
        <source>no acorns</source>
        <translation>nincs makkja</translation>
    </message>
    <message>
        <source>no leaves</source>
        <translation>nincs zöldje</translation>
    </message>
    <message>
        <source>no hearts</source>
        <translation>nincs pirosa</translation>
    </message>
    <message>
        <source>no bells</source>
        <translation>nincs tökje</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>hetes</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>nyolcas</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>kilences</translation>
    </message>
    <message>
        <source>under</source>
        <translation>alsó</translation>
    </message>
    <message>
        <source>over</source>
        <translation>felső</translation>
    </message>
    <message>
        <source>king</source>
        <translation>király</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tízes</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ász</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>bubi</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dáma</translation>
    </message>
    <message>
        <source>seven of %1</source>
        <translation>%1 hetes</translation>
    </message>
    <message>
        <source>eight of %1</source>
        <translation>%1 nyolcas</translation>
    </message>
    <message>
        <source>nine of %1</source>
        <translation>%1 kilences</translation>
    </message>
    <message>
        <source>under of %1</source>
        <translation>%1 alsó</translation>
    </message>
    <message>
        <source>over of %1</source>
        <translation>%1 felső</translation>
    </message>
    <message>
        <source>king of %1</source>
        <translation>%1 király</translation>
    </message>
    <message>
        <source>ten of %1</source>
        <translation>%1 tízes</translation>
    </message>
    <message>
        <source>ace of %1</source>
        <translation>%1 ász</translation>
    </message>
    <message>
        <source>jack of %1</source>
        <translation>%1 bubi</translation>
    </message>
    <message>
        <source>queen of %1</source>
        <translation>%1 dáma</translation>
    </message>
    <message>
        <source>the seven</source>
        <translation>a hetest</translation>
    </message>
    <message>
        <source>the eight</source>
        <translation>a nyolcast</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>a kilencest</translation>
    </message>
    <message>
        <source>the under</source>
        <translation>az alsót</translation>
    </message>
    <message>
        <source>the over</source>
        <translation>a felsőt</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>a királyt</translation>
    </message>
    <message>
        <source>the ten</source>
        <translation>a tízest</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>az ászt</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>a bubit</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>a dámát</translation>
    </message>
    <message>
        <source>the seven of %1</source>
        <translation>a %1 hetest</translation>
    </message>
    <message>
        <source>the eight of %1</source>
        <translation>a %1 nyolcast</translation>
    </message>
    <message>
        <source>the nine of %1</source>
        <translation>a %1 kilencest</translation>
    </message>
    <message>
        <source>the under of %1</source>
        <translation>a %1 alsót</translation>
    </message>
    <message>
        <source>the over of %1</source>
        <translation>a %1 felsőt</translation>
    </message>
    <message>
        <source>the king of %1</source>
        <translation>a %1 királyt</translation>
    </message>
    <message>
        <source>the ten of %1</source>
        <translation>a %1 tízest</translation>
    </message>
    <message>
        <source>the ace of %1</source>
        <translation>a %1 ászt</translation>
    </message>
    <message>
        <source>the jack of %1</source>
        <translation>a %1 bubit</translation>
    </message>
    <message>
        <source>the queen of %1</source>
        <translation>a %1 dámát</translation>
    </message>
    <message>
        <source>in hearts</source>
        <translation>pirosban</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>újonc</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>kocás</translation>
    </message>
    <message>
        <source>club</source>
        <translation>klubos</translation>
    </message>
    <message>
        <source>master</source>
        <translation>mester</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>higgadt</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>óvatos</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>merész</translation>
    </message>
    <message>
        <source>Would rather pass than lose.</source>
        <translation>Inkább passzol, mint hogy bukjon.</translation>
    </message>
    <message>
        <source>Bids what is as good as won.</source>
        <translation>Azt mondja be, ami szinte megvan.</translation>
    </message>
    <message>
        <source>Thinks twice before every kontra.</source>
        <translation>Kétszer is meggondolja a kontrát.</translation>
    </message>
    <message>
        <source>Takes a risk when it pays.</source>
        <translation>Akkor kockáztat, ha megéri.</translation>
    </message>
    <message>
        <source>Bids what the hand is worth.</source>
        <translation>Annyit mond be, amennyit a lapja ér.</translation>
    </message>
    <message>
        <source>Neither hurries nor hesitates.</source>
        <translation>Nem kapkod, és nem habozik.</translation>
    </message>
    <message>
        <source>Has a kontra ready for everyone.</source>
        <translation>Mindenkinek tartogat egy kontrát.</translation>
    </message>
    <message>
        <source>Bids on a good feeling.</source>
        <translation>Jó megérzésre is bemond.</translation>
    </message>
    <message>
        <source>Bids first and counts later.</source>
        <translation>Előbb bemond, aztán számol.</translation>
    </message>
    <message>
        <source>The compiled part of the program is missing, so these levels play no better than basic: %1</source>
        <translation>A program gépi kódú része hiányzik, ezért ezek a szintek az egyszerűnél nem játszanak jobban: %1</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 gondolkodik</translation>
    </message>
    <message>
        <source>partie</source>
        <translation>parti</translation>
    </message>
    <message>
        <source>ulti</source>
        <translation>ulti</translation>
    </message>
    <message>
        <source>40-100</source>
        <translation>40-100</translation>
    </message>
    <message>
        <source>20-100</source>
        <translation>20-100</translation>
    </message>
    <message>
        <source>betli</source>
        <translation>betli</translation>
    </message>
    <message>
        <source>durchmars</source>
        <translation>durchmars</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>négy ász</translation>
    </message>
    <message>
        <source>four tens</source>
        <translation>négy tízes</translation>
    </message>
    <message>
        <source>%1 partie</source>
        <translation>%1 parti</translation>
    </message>
    <message>
        <source>%1 ulti</source>
        <translation>%1 ulti</translation>
    </message>
    <message>
        <source>%1 40-100</source>
        <translation>%1 40-100</translation>
    </message>
    <message>
        <source>%1 20-100</source>
        <translation>%1 20-100</translation>
    </message>
    <message>
        <source>%1 betli</source>
        <translation>%1 betli</translation>
    </message>
    <message>
        <source>%1 durchmars</source>
        <translation>%1 durchmars</translation>
    </message>
    <message>
        <source>%1 four aces</source>
        <translation>%1 négy ász</translation>
    </message>
    <message>
        <source>%1 four tens</source>
        <translation>%1 négy tízes</translation>
    </message>
    <message>
        <source>open partie</source>
        <translation>terített parti</translation>
    </message>
    <message>
        <source>open ulti</source>
        <translation>terített ulti</translation>
    </message>
    <message>
        <source>open 40-100</source>
        <translation>terített 40-100</translation>
    </message>
    <message>
        <source>open 20-100</source>
        <translation>terített 20-100</translation>
    </message>
    <message>
        <source>open betli</source>
        <translation>terített betli</translation>
    </message>
    <message>
        <source>open durchmars</source>
        <translation>terített durchmars</translation>
    </message>
    <message>
        <source>open four aces</source>
        <translation>terített négy ász</translation>
    </message>
    <message>
        <source>open four tens</source>
        <translation>terített négy tízes</translation>
    </message>
    <message>
        <source>open %1 partie</source>
        <translation>%1 terített parti</translation>
    </message>
    <message>
        <source>open %1 ulti</source>
        <translation>%1 terített ulti</translation>
    </message>
    <message>
        <source>open %1 40-100</source>
        <translation>%1 terített 40-100</translation>
    </message>
    <message>
        <source>open %1 20-100</source>
        <translation>%1 terített 20-100</translation>
    </message>
    <message>
        <source>open %1 betli</source>
        <translation>%1 terített betli</translation>
    </message>
    <message>
        <source>open %1 durchmars</source>
        <translation>%1 terített durchmars</translation>
    </message>
    <message>
        <source>open %1 four aces</source>
        <translation>%1 terített négy ász</translation>
    </message>
    <message>
        <source>open %1 four tens</source>
        <translation>%1 terített négy tízes</translation>
    </message>
    <message>
        <source>no kontra</source>
        <translation>nincs kontra</translation>
    </message>
    <message>
        <source>kontra</source>
        <translation>kontra</translation>
    </message>
    <message>
        <source>rekontra</source>
        <translation>rekontra</translation>
    </message>
    <message>
        <source>szubkontra</source>
        <translation>szubkontra</translation>
    </message>
    <message>
        <source>hirskontra</source>
        <translation>hirskontra</translation>
    </message>
    <message>
        <source>mordkontra</source>
        <translation>mordkontra</translation>
    </message>
    <message>
        <source>Fedák Sári</source>
        <translation>Fedák Sári</translation>
    </message>
    <message>
        <source>wheeled bicycle</source>
        <translation>kerekes bicikli</translation>
    </message>
    <message>
        <source>%1 on the partie</source>
        <translation>%1 a partira</translation>
    </message>
    <message>
        <source>%1 on the ulti</source>
        <translation>%1 az ultira</translation>
    </message>
    <message>
        <source>%1 on the 40-100</source>
        <translation>%1 a 40-100-ra</translation>
    </message>
    <message>
        <source>%1 on the 20-100</source>
        <translation>%1 a 20-100-ra</translation>
    </message>
    <message>
        <source>%1 on the betli</source>
        <translation>%1 a betlire</translation>
    </message>
    <message>
        <source>%1 on the durchmars</source>
        <translation>%1 a durchmarsra</translation>
    </message>
    <message>
        <source>%1 on the four aces</source>
        <translation>%1 a négy ászra</translation>
    </message>
    <message>
        <source>%1 on the four tens</source>
        <translation>%1 a négy tízesre</translation>
    </message>
    <message>
        <source>%1, trump %2</source>
        <translation>%1, adu: %2</translation>
    </message>
    <message>
        <source>%1 (half-hand)</source>
        <translation>%1 (félkezes)</translation>
    </message>
    <message>
        <source>The deck “%1” is not there.</source>
        <translation>Nincs meg a kártyapakli: „%1”.</translation>
    </message>
    <message>
        <source>The deck “%1” is neither a folder nor a zip file.</source>
        <translation>Se nem mappa, se nem zip-fájl a kártyapakli: „%1”.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be read.</source>
        <translation>Nem olvasható a kártyapakli: „%1”.</translation>
    </message>
    <message>
        <source>The deck “%1” is empty.</source>
        <translation>Üres a kártyapakli: „%1”.</translation>
    </message>
    <message>
        <source>The deck “%1” has no deck.toml, index.desktop or config.txt that describes it.</source>
        <translation>Nincs leírása (deck.toml, index.desktop vagy config.txt) a kártyapaklinak: „%1”.</translation>
    </message>
    <message>
        <source>The description of the deck “%1” is wrong at “%2”.</source>
        <translation>Hibás a kártyapakli („%1”) leírása itt: „%2”.</translation>
    </message>
    <message>
        <source>The deck “%1” has more than %2 files.</source>
        <translation>Több mint %2 fájl van a kártyapakliban: „%1”.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” is too large.</source>
        <translation>Nem használható a kártyapakli („%1”), mert túl nagy: „%2”.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” leads out of its folder.</source>
        <translation>Nem használható a kártyapakli („%1”), mert kivezet a mappájából: „%2”.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: there is no file “%2”.</source>
        <translation>Nem használható a kártyapakli („%1”), mert nincs ilyen fájl: „%2”.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: the card “%2” is missing.</source>
        <translation>Nem használható a kártyapakli („%1”), mert hiányzik ez a lap: „%2”.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” is there twice.</source>
        <translation>Nem használható a kártyapakli („%1”), mert kétszer szerepel: „%2”.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” is not a picture.</source>
        <translation>Nem használható a kártyapakli („%1”), mert nem kép: „%2”.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” has too many pixels.</source>
        <translation>Nem használható a kártyapakli („%1”), mert túl sok képpontból áll: „%2”.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” does not have the shape of a card.</source>
        <translation>Nem használható a kártyapakli („%1”), mert nem kártya alakú: „%2”.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” holds a script or points outside itself.</source>
        <translation>Nem használható a kártyapakli („%1”), mert programot tartalmaz, vagy kifelé hivatkozik: „%2”.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” is too involved to be drawn.</source>
        <translation>Nem használható a kártyapakli („%1”), mert túl bonyolult a kirajzoláshoz: „%2”.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” cannot be read.</source>
        <translation>Nem használható a kártyapakli („%1”), mert nem olvasható: „%2”.</translation>
    </message>
    <message>
        <source>%1 You play with “%2” instead.</source>
        <translation>%1 Helyette ezzel játszol: „%2”.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Te osztasz.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 oszt.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Passzolsz.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passzol.</translation>
    </message>
    <message>
        <source>You say “go on”.</source>
        <translation>Te: mehet.</translation>
    </message>
    <message>
        <source>%1 says “go on”.</source>
        <translation>%1: mehet.</translation>
    </message>
    <message>
        <source>You bid: %2.</source>
        <translation>Bemondod: %2.</translation>
    </message>
    <message>
        <source>%1 bids: %2.</source>
        <translation>%1 bemondja: %2.</translation>
    </message>
    <message>
        <source>You pick up the talon.</source>
        <translation>Felveszed a talont.</translation>
    </message>
    <message>
        <source>%1 picks up the talon.</source>
        <translation>%1 felveszi a talont.</translation>
    </message>
    <message>
        <source>You pick up the talon: %2.</source>
        <translation>Felveszed a talont: %2.</translation>
    </message>
    <message>
        <source>%1 picks up the talon: %2.</source>
        <translation>%1 felveszi a talont: %2.</translation>
    </message>
    <message>
        <source>You lay two cards into the talon.</source>
        <translation>Két lapot teszel a talonba.</translation>
    </message>
    <message>
        <source>%1 lays two cards into the talon.</source>
        <translation>%1 két lapot tesz a talonba.</translation>
    </message>
    <message>
        <source>You lay into the talon: %2.</source>
        <translation>A talonba teszed: %2.</translation>
    </message>
    <message>
        <source>%1 lays into the talon: %2.</source>
        <translation>%1 a talonba teszi: %2.</translation>
    </message>
    <message>
        <source>You play: %2.</source>
        <translation>Te vagy a felvevő: %2.</translation>
    </message>
    <message>
        <source>%1 plays: %2.</source>
        <translation>%1 a felvevő: %2.</translation>
    </message>
    <message>
        <source>You choose the trump: %2.</source>
        <translation>Adut választasz: %2.</translation>
    </message>
    <message>
        <source>%1 chooses the trump: %2.</source>
        <translation>%1 adut választ: %2.</translation>
    </message>
    <message>
        <source>You say: %2.</source>
        <translation>Te: %2.</translation>
    </message>
    <message>
        <source>%1 says: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>You play %2.</source>
        <translation>Kijátszod %2.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 kijátssza %2.</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>Viszed az ütést.</translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation>%1 viszi az ütést.</translation>
    </message>
    <message>
        <source>You win the trick: %2.</source>
        <translation>Viszed az ütést: %2.</translation>
    </message>
    <message>
        <source>%1 wins the trick: %2.</source>
        <translation>%1 viszi az ütést: %2.</translation>
    </message>
    <message>
        <source>Your cards lie open.</source>
        <translation>A lapjaid ki vannak terítve.</translation>
    </message>
    <message>
        <source>The cards of %1 lie open.</source>
        <translation>%1 lapjai ki vannak terítve.</translation>
    </message>
    <message>
        <source>You show that the rest is certain.</source>
        <translation>Megmutatod, hogy a többi biztos.</translation>
    </message>
    <message>
        <source>%1 shows that the rest is certain.</source>
        <translation>%1 megmutatja, hogy a többi biztos.</translation>
    </message>
    <message>
        <source>You give the game up.</source>
        <translation>Bedobod a játékot.</translation>
    </message>
    <message>
        <source>%1 gives the game up.</source>
        <translation>%1 bedobja a játékot.</translation>
    </message>
    <message>
        <source>You revoke with %2.</source>
        <translation>Renonsz: szabálytalanul játszod ki %2.</translation>
    </message>
    <message>
        <source>%1 revokes with %2.</source>
        <translation>Renonsz: %1 szabálytalanul játssza ki %2.</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>mehet</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passz</translation>
    </message>
    <message>
        <source>trump: %1</source>
        <translation>adu: %1</translation>
    </message>
    <message>
        <source>no more tricks for me</source>
        <translation>nincs több ütésem</translation>
    </message>
    <message>
        <source>the rest is mine</source>
        <translation>a többi az enyém</translation>
    </message>
    <message>
        <source>I give up</source>
        <translation>bedobom</translation>
    </message>
    <message>
        <source>%1, against you</source>
        <translation>%1, ellened</translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <translation>%1, %2 ellen</translation>
    </message>
    <message>
        <source>All cards lie open.</source>
        <translation>Minden lap ki van terítve.</translation>
    </message>
    <message>
        <source>Everyone passed: new deal.</source>
        <translation>Mindenki passzolt: új osztás.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Vége a leosztásnak.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Nincs ilyen fájl: „%1”.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read.</source>
        <translation>A fájl nem olvasható: „%1”.</translation>
    </message>
    <message>
        <source>The file “%1” is too large.</source>
        <translation>A fájl túl nagy: „%1”.</translation>
    </message>
    <message>
        <source>The file “%1” is damaged or belongs to another program.</source>
        <translation>A fájl sérült, vagy más programé: „%1”.</translation>
    </message>
    <message>
        <source>The file “%1” belongs to another program.</source>
        <translation>Ez a fájl más programé: „%1”.</translation>
    </message>
    <message>
        <source>The file “%1” comes from a newer version of this program.</source>
        <translation>Ez a fájl a program újabb változatából való: „%1”.</translation>
    </message>
    <message>
        <source>The file “%1” uses a rule set that is not known here.</source>
        <translation>Ez a fájl itt ismeretlen szabályváltozatot használ: „%1”.</translation>
    </message>
    <message>
        <source>The rule set in “%1” cannot be used.</source>
        <translation>A fájlban lévő szabályváltozat nem használható: „%1”.</translation>
    </message>
    <message>
        <source>Some values in “%1” cannot be used.</source>
        <translation>A fájl néhány értéke nem használható: „%1”.</translation>
    </message>
    <message>
        <source>The file “%1” is damaged.</source>
        <translation>A fájl sérült: „%1”.</translation>
    </message>
    <message>
        <source>The file “%1” could not be saved.</source>
        <translation>Nem sikerült menteni: „%1”.</translation>
    </message>
    <message>
        <source>It can be replayed up to action %1.</source>
        <translation>A(z) %1. lépésig visszajátszható.</translation>
    </message>
    <message>
        <source>It was put aside as “%1”.</source>
        <translation>Félretéve ezen a néven: „%1”.</translation>
    </message>
    <message>
        <source>The suit that was led must be followed.</source>
        <translation>Színre színt kell adni.</translation>
    </message>
    <message>
        <source>You can win the trick, so you must.</source>
        <translation>Felül tudod ütni, ezért felül kell ütnöd.</translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must trump.</source>
        <translation>Nincs lapod a hívott színből, ezért aduzni kell.</translation>
    </message>
    <message>
        <source>You can play a higher trump, so you must.</source>
        <translation>Van nagyobb adud, ezért felül kell ütnöd.</translation>
    </message>
    <message>
        <source>After bidding ulti the trump seven must be kept.</source>
        <translation>Ultinál az adu hetest meg kell tartani.</translation>
    </message>
    <message>
        <source>You have announced: a card of that pair must be played.</source>
        <translation>Bemondtad, ezért a pár egyik lapját kell kijátszanod.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Ez a lap nincs a kezedben.</translation>
    </message>
    <message>
        <source>Your bid must be higher than the last one.</source>
        <translation>Az előző licitnél magasabbat kell mondanod.</translation>
    </message>
    <message>
        <source>You cannot pass now: you must bid.</source>
        <translation>Most nem passzolhatsz: licitálnod kell.</translation>
    </message>
    <message>
        <source>Pick up the talon before you bid.</source>
        <translation>Licit előtt fel kell venned a talont.</translation>
    </message>
    <message>
        <source>The auction is over.</source>
        <translation>A licitnek vége.</translation>
    </message>
    <message>
        <source>There is no such contract in these rules.</source>
        <translation>Ilyen játék ebben a szabályváltozatban nincs.</translation>
    </message>
    <message>
        <source>For this bid you must hold the king and over.</source>
        <translation>Ehhez a bemondáshoz kézben kell lennie a királynak és a felsőnek.</translation>
    </message>
    <message>
        <source>You must hold the trump seven to bid ulti.</source>
        <translation>Ultit csak adu hetessel mondhatsz.</translation>
    </message>
    <message>
        <source>There is no talon to pick up.</source>
        <translation>Nincs felvehető talon.</translation>
    </message>
    <message>
        <source>There is no higher bid that you could make.</source>
        <translation>Nem tudnál magasabbat mondani.</translation>
    </message>
    <message>
        <source>Without these two cards you could not bid any more.</source>
        <translation>E két lap nélkül már nem tudnál mit bemondani.</translation>
    </message>
    <message>
        <source>There is nothing for you to double.</source>
        <translation>Nincs mit kontráznod.</translation>
    </message>
    <message>
        <source>This part has been doubled already.</source>
        <translation>Erre már van kontra.</translation>
    </message>
    <message>
        <source>It cannot be doubled any higher.</source>
        <translation>Ezt tovább nem lehet kontrázni.</translation>
    </message>
    <message>
        <source>This is not the moment for it.</source>
        <translation>Ennek most nincs itt az ideje.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nem te jössz.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Ezt most nem lehet.</translation>
    </message>
    <message>
        <source>You have no king and over of that suit to announce.</source>
        <translation>Ebből a színből nincs meg a királyod és a felsőd.</translation>
    </message>
    <message>
        <source>The rest is not certain yet.</source>
        <translation>A többi ütés még nem biztos.</translation>
    </message>
    <message>
        <source>For this bid you must hold the king and queen.</source>
        <translation>Ehhez a bemondáshoz kézben kell lennie a királynak és a dámának.</translation>
    </message>
    <message>
        <source>You have no king and queen of that suit to announce.</source>
        <translation>Ebből a színből nincs meg a királyod és a dámád.</translation>
    </message>
    <message>
        <source>Acorns must be followed</source>
        <translation>Makkot kell adni</translation>
    </message>
    <message>
        <source>Leaves must be followed</source>
        <translation>Zöldet kell adni</translation>
    </message>
    <message>
        <source>Hearts must be followed</source>
        <translation>Pirosat kell adni</translation>
    </message>
    <message>
        <source>Bells must be followed</source>
        <translation>Tököt kell adni</translation>
    </message>
    <message>
        <source>You have no acorns, so you must trump</source>
        <translation>Nincs makkod, ezért aduzni kell</translation>
    </message>
    <message>
        <source>You have no leaves, so you must trump</source>
        <translation>Nincs zölded, ezért aduzni kell</translation>
    </message>
    <message>
        <source>You have no hearts, so you must trump</source>
        <translation>Nincs pirosad, ezért aduzni kell</translation>
    </message>
    <message>
        <source>You have no bells, so you must trump</source>
        <translation>Nincs tököd, ezért aduzni kell</translation>
    </message>
    <message>
        <source>Your bid must be higher. Last bid: %1.</source>
        <translation>Magasabbat kell mondanod. Az utolsó licit: %1.</translation>
    </message>
    <message>
        <source>You have announced: play %1.</source>
        <translation>Bemondtad: játszd ki %1.</translation>
    </message>
    <message>
        <source>“%1” and “%2” cannot be combined.</source>
        <translation>„%1” és „%2”: ez a kettő nem fér össze.</translation>
    </message>
    <message>
        <source>“%1” and “%2” cannot be combined: %3.</source>
        <translation>„%1” és „%2”: ez a kettő nem fér össze, mert %3.</translation>
    </message>
    <message>
        <source>The rule set cannot be used. Please check: %1.</source>
        <translation>Ez a szabályváltozat így nem használható. Ellenőrizd: %1.</translation>
    </message>
    <message>
        <source>This cannot be read. In the field “%1” stands: %2</source>
        <translation>Ezt nem lehet beolvasni. A(z) „%1” mezőben ez áll: %2</translation>
    </message>
    <message>
        <source>You can beat %1</source>
        <translation>Felül tudod ütni %1</translation>
    </message>
    <message>
        <source>You can overtrump %1</source>
        <translation>Nagyobb aduval felül tudod ütni %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: play %2.</source>
        <translation>%1: játszd ki %2.</translation>
    </message>
    <message>
        <source>The session is over · %1 share first place with %2</source>
        <translation>A játszma véget ért · Megosztott első hely: %1, mérleg %2</translation>
    </message>
    <message>
        <source>The session is over · You win with %1</source>
        <translation>A játszma véget ért · Te nyertél, mérleged %1</translation>
    </message>
    <message>
        <source>The session is over · %1 wins with %2</source>
        <translation>A játszma véget ért · %1 nyert, mérlege %2</translation>
    </message>
    <message numerus="yes">
        <source>A tie for first place: %n more deal(s)</source>
        <translation>
            <numerusform>Holtverseny az első helyen: még %n leosztás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extra round: %n more deal(s)</source>
        <translation>
            <numerusform>Ráadás kör: még %n leosztás</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie for first place: the session goes on until one is ahead</source>
        <translation>Holtverseny az első helyen: a játszma addig tart, míg valaki előnybe kerül</translation>
    </message>
    <message numerus="yes">
        <source>The last round: %n more deal(s)</source>
        <translation>
            <numerusform>Az utolsó kör: még %n leosztás</numerusform>
        </translation>
    </message>
    <message>
        <source>The end is called: whoever gets the %1 next will fix it</source>
        <translation>Elhangzott a mondás: a játszma végét az dönti el, akihez legközelebb kerül a %1</translation>
    </message>
    <message>
        <source>You had the %1: when you deal, the last three deals begin</source>
        <translation>Nálad volt a %1: amikor te osztasz, kezdődik az utolsó három leosztás</translation>
    </message>
    <message>
        <source>%2 had the %1: when %2 deals, the last three deals begin</source>
        <translation>A %1 itt volt: %2. Amikor %2 oszt, kezdődik az utolsó három leosztás</translation>
    </message>
    <message>
        <source>silent ulti</source>
        <translation>csendes ulti</translation>
    </message>
    <message>
        <source>silent durchmars</source>
        <translation>csendes durchmars</translation>
    </message>
    <message>
        <source>silent four aces</source>
        <translation>csendes négy ász</translation>
    </message>
    <message>
        <source>silent 40-100</source>
        <translation>csendes 40-100</translation>
    </message>
    <message>
        <source>silent 20-100</source>
        <translation>csendes 20-100</translation>
    </message>
    <message>
        <source>lost ulti, surcharge</source>
        <translation>bukott ulti felára</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>bedobott játék</translation>
    </message>
    <message>
        <source>revoke</source>
        <translation>renonsz</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>véletlenszerű</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>egyszerű</translation>
    </message>
    <message>
        <source>Cut the pack</source>
        <translation>Emelek</translation>
    </message>
    <message>
        <source>Tap the pack</source>
        <translation>Kopogok</translation>
    </message>
    <message>
        <source>Pick up the talon</source>
        <translation>Felveszem a talont</translation>
    </message>
    <message>
        <source>Bid: %1</source>
        <translation>Bemondom: %1</translation>
    </message>
    <message>
        <source>Lay into the talon: %1</source>
        <translation>Talonba: %1</translation>
    </message>
    <message>
        <source>Trump: %1</source>
        <translation>Adu: %1</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Bedobom</translation>
    </message>
    <message>
        <source>No more tricks for me</source>
        <translation>Nincs több ütésem</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>A többi az enyém</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>felvevő</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>védő</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>osztó</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>elsőkéz</translation>
    </message>
    <message>
        <source>made</source>
        <translation>megvan</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>bukott</translation>
    </message>
    <message>
        <source>%1 is to play</source>
        <translation>%1 jön</translation>
    </message>
    <message>
        <source>Cut or tap the pack</source>
        <translation>Emelj vagy kopogj!</translation>
    </message>
    <message>
        <source>Choose two cards for the talon</source>
        <translation>Válassz két lapot a talonba!</translation>
    </message>
    <message>
        <source>Choose a contract</source>
        <translation>Válassz játékot!</translation>
    </message>
    <message>
        <source>Bid higher</source>
        <translation>Mondj magasabbat!</translation>
    </message>
    <message>
        <source>Choose trump</source>
        <translation>Válassz adu színt!</translation>
    </message>
    <message>
        <source>Bid, pick up the talon, or pass</source>
        <translation>Licitálj, vedd fel a talont, vagy passzolj!</translation>
    </message>
    <message>
        <source>Pick up the talon or pass</source>
        <translation>Vedd fel a talont, vagy passzolj!</translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation>Licitálj vagy passzolj!</translation>
    </message>
    <message>
        <source>You can only pass</source>
        <translation>Csak passzolhatsz.</translation>
    </message>
    <message>
        <source>Nothing to double: go on</source>
        <translation>Nincs mit kontrázni: mehet.</translation>
    </message>
    <message>
        <source>%1, or go on?</source>
        <translation>%1, vagy mehet?</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Játszd ki %1!</translation>
    </message>
    <message>
        <source>Your turn: lead a card</source>
        <translation>Te hívsz: válassz egy lapot!</translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation>Te jössz: válassz egy lapot!</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Mehet</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passz</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n ütés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n lap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n leosztás</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 és %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 vagy %2</translation>
    </message>
</context>
</TS>
