<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu_HU" sourcelanguage="en">
<context>
    <name>AboutDeckSheet</name>
    <message>
        <source>This deck is one of your own.</source>
        <translation>Ez a saját paklid.</translation>
    </message>
    <message>
        <source>Drawn for this program and free like it, under the MIT licence.</source>
        <translation>Ehhez a programhoz rajzoltuk, és a programhoz hasonlóan szabadon használható (MIT-licenc).</translation>
    </message>
    <message>
        <source>Author: %1</source>
        <translation>Készítette: %1</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licenc: %1</translation>
    </message>
    <message>
        <source>Its description names neither author nor licence.</source>
        <translation>A leírása sem szerzőt, sem licencet nem nevez meg.</translation>
    </message>
</context>
<context>
    <name>AboutSheet</name>
    <message>
        <source>Ulti Desktop</source>
        <translation>Ulti Desktop</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Verzió: %1</translation>
    </message>
    <message>
        <source>Ulti, Hungary’s card game for three, with five rule sets and two computer opponents.</source>
        <translation>Az ulti, a magyarok háromszemélyes kártyajátéka, öt szabályváltozattal és két gépi ellenféllel.</translation>
    </message>
    <message>
        <source>The cards are drawn for this program after the Tell pattern and the French suits.</source>
        <translation>A lapok ehhez a programhoz készültek, a Tell-kártya képei és a francia színek nyomán.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Type: Hanken Grotesk, SIL Open Font License.</source>
        <translation>Szabad szoftver, MIT-licenc. Betűtípus: Hanken Grotesk, SIL Open Font License.</translation>
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
    <name>AdviceBubble</name>
    <message>
        <source>One moment…</source>
        <translation>Egy pillanat…</translation>
    </message>
    <message>
        <source>Looking at more deals…</source>
        <translation>Még több leosztást vizsgál…</translation>
    </message>
    <message>
        <source>Close the advice</source>
        <translation>Tanács bezárása</translation>
    </message>
</context>
<context>
    <name>AdviceDoor</name>
    <message>
        <source>Advice</source>
        <translation>Tanács</translation>
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
        <translation>Jelöld meg, mit mondasz be.</translation>
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
    <name>CalculatorSheet</name>
    <message>
        <source>Declarer</source>
        <translation>Felvevő</translation>
    </message>
    <message>
        <source>1st defender</source>
        <translation>1. védő</translation>
    </message>
    <message>
        <source>2nd defender</source>
        <translation>2. védő</translation>
    </message>
    <message>
        <source>Choose a contract.</source>
        <translation>Válassz játékot!</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Számoló</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Mi történt?</translation>
    </message>
    <message>
        <source>What was played, how often it was doubled and what happened: the settlement stands here.</source>
        <translation>Mit játszottak, meddig kontrázták, és mi történt: az elszámolás itt jelenik meg.</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Szabályváltozat</translation>
    </message>
</context>
<context>
    <name>CardSettings</name>
    <message>
        <source>Deck</source>
        <translation>Kártyapakli</translation>
    </message>
    <message>
        <source>About the deck…</source>
        <translation>A pakliról…</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>A lapok képe</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Képes</translation>
    </message>
    <message>
        <source>Large signs</source>
        <translation>Nagy jelek</translation>
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
        <source>Each suit of the French deck has a colour of its own.</source>
        <translation>A francia kártyán mind a négy jel más színű.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Négy szín</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Hátlap</translation>
    </message>
</context>
<context>
    <name>DeckRow</name>
    <message>
        <source>Folder for decks of your own</source>
        <translation>A saját kártyapaklik mappája</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Tanács</translation>
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
</context>
<context>
    <name>FactSheet</name>
    <message>
        <source>The deal was</source>
        <translation>A leosztás vége</translation>
    </message>
    <message>
        <source>The trump seven</source>
        <translation>Az adu hetes</translation>
    </message>
    <message>
        <source>Tricks of the declarer</source>
        <translation>A felvevő ütései</translation>
    </message>
    <message>
        <source>Card points in the talon</source>
        <translation>A talonban fekvő pontok</translation>
    </message>
    <message>
        <source>Card points of the declarer, last trick included, marriages not</source>
        <translation>A felvevő pontjai az utolsó ütéssel, bemondott párok nélkül</translation>
    </message>
    <message>
        <source>20s of the declarer</source>
        <translation>A felvevő húszai</translation>
    </message>
    <message>
        <source>20s of the defenders</source>
        <translation>A védők húszai</translation>
    </message>
    <message>
        <source>The declarer has all four tens</source>
        <translation>Mind a négy tízes a felvevőé</translation>
    </message>
    <message>
        <source>The declarer has all four aces</source>
        <translation>Mind a négy ász a felvevőé</translation>
    </message>
    <message>
        <source>40 of the declarer</source>
        <translation>A felvevő negyvene</translation>
    </message>
    <message>
        <source>40 of the defenders</source>
        <translation>A védők negyvene</translation>
    </message>
</context>
<context>
    <name>FairDoor</name>
    <message>
        <source>Fair deals</source>
        <translation>Igazságos osztás</translation>
    </message>
</context>
<context>
    <name>FairSheet</name>
    <message>
        <source>Dealing… %1</source>
        <translation>Osztás… %1</translation>
    </message>
    <message>
        <source>What you were dealt in %1 that the statistics know, beside what chance alone gives.</source>
        <translation>Amit kaptál (a statisztikában szereplő %1 alapján), és amennyi pusztán a véletlen szerint járna.</translation>
    </message>
    <message>
        <source>Your own hands</source>
        <translation>A te lapjaid</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>Igazságos osztás</translation>
    </message>
    <message>
        <source>Every session has a seed of 128 bits that nobody can guess. The pack of each deal is shuffled from it and the number of the deal alone, so whoever knows the seed, which the settlement shows, can deal the same cards again. Nobody is dealt better cards than another: see for yourself.</source>
        <translation>Minden játszmának van egy 128 bites magja, amelyet senki sem találhat ki. Minden leosztás keverése csak ettől és a leosztás sorszámától függ, ezért aki ismeri a magot (az elszámolás mutatja), ugyanazokat a lapokat oszthatja ki újra. Senki sem kap jobb lapot a többieknél: győződj meg róla!</translation>
    </message>
    <message>
        <source>How the cards fall</source>
        <translation>Hogyan esnek a lapok</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>megszámolva</translation>
    </message>
    <message>
        <source>by chance alone</source>
        <translation>pusztán véletlenül</translation>
    </message>
    <message>
        <source>Chance is how often evenly shuffled cards give as high a χ² or a higher one: any number is usual, only a very small one is not.</source>
        <translation>A p-érték megmondja, jól kevert lapoknál milyen gyakran jön ki ekkora vagy nagyobb χ²: bármilyen szám szokásos, csak a nagyon kicsi nem.</translation>
    </message>
    <message>
        <source>Nobody sees hidden cards</source>
        <translation>Senki sem lát rejtett lapot</translation>
    </message>
    <message>
        <source>Positions are shown twice to every opponent, the second time with all cards hidden from them dealt anew. Whoever plays fair decides the same.</source>
        <translation>Minden ellenfél kétszer kap meg egy-egy állást, másodszor úgy, hogy a számára láthatatlan lapokat újraosztjuk. Aki tisztán játszik, ugyanúgy dönt.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Próba</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Leosztások</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Új osztás</translation>
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
    <name>HandbookDoor</name>
    <message>
        <source>Handbook</source>
        <translation>Kézikönyv</translation>
    </message>
</context>
<context>
    <name>HandbookSheet</name>
    <message>
        <source>Handbook</source>
        <translation>Kézikönyv</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Tartalom</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nincs találat</translation>
    </message>
</context>
<context>
    <name>KeySettings</name>
    <message>
        <source>Keys</source>
        <translation>Billentyűk</translation>
    </message>
</context>
<context>
    <name>KindsTable</name>
    <message>
        <source>You bid</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>made</source>
        <translation>megvan</translation>
    </message>
    <message>
        <source>Others bid</source>
        <translation>Mások</translation>
    </message>
    <message>
        <source>You made %1 of %2, the others %3 of %4</source>
        <translation>Neked %1 lett meg (összesen: %2), a többieknek %3 (összesen: %4)</translation>
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
        <source>Trick %1 (%2): %3</source>
        <translation>%1. ütés (%2): %3</translation>
    </message>
</context>
<context>
    <name>LessonDoor</name>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leckék</translation>
    </message>
</context>
<context>
    <name>LessonRoom</name>
    <message>
        <source>Lessons</source>
        <translation>Leckék</translation>
    </message>
    <message>
        <source>Each explains one thing and lets you try it. Rule set: %1</source>
        <translation>Mindegyik egy dolgot magyaráz el, és ki is próbálhatod. Szabályváltozat: %1</translation>
    </message>
    <message>
        <source>Follow another rule set</source>
        <translation>Más szabályváltozat szerint</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>itt nincs</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Kezdjük</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Vissza az asztalhoz</translation>
    </message>
</context>
<context>
    <name>LessonTable</name>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Leave the lessons</source>
        <translation>Kilépés a leckékből</translation>
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
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>LossesTable</name>
    <message>
        <source>Nothing is known yet. What your decisions cost is counted once a deal is reviewed.</source>
        <translation>Erről még nem tudni semmit. Ha egy leosztást elemzel, itt gyűlik össze, mibe kerültek a döntéseid.</translation>
    </message>
    <message>
        <source>Game points, over %1 that were reviewed</source>
        <translation>Játékpontban, az elemzett leosztásokból (%1)</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Licit</translation>
    </message>
    <message>
        <source>Laying away</source>
        <translation>Talonozás</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Card play</source>
        <translation>Lejátszás</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Ulti Desktop</source>
        <translation>Ulti Desktop</translation>
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
        <source>Take back to before</source>
        <translation>Visszavonás eddig</translation>
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
        <source>Calculator</source>
        <translation>Számoló</translation>
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
        <source>Learning</source>
        <translation>Tanulás</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Nézet</translation>
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
        <source>Help</source>
        <translation>Súgó</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Hibajelentés…</translation>
    </message>
    <message>
        <source>About the deck</source>
        <translation>A pakliról</translation>
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
        <source>Move the card within your hand</source>
        <translation>A lap áthelyezése a kézben</translation>
    </message>
    <message>
        <source>Play or choose the card</source>
        <translation>A lap kijátszása vagy kiválasztása</translation>
    </message>
    <message>
        <source>Play or choose the first to the tenth card at once</source>
        <translation>Az 1–10. lap azonnali kijátszása vagy kiválasztása</translation>
    </message>
    <message>
        <source>Put the card back, or close what is open</source>
        <translation>A lap visszavétele vagy a nyitott ablak bezárása</translation>
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
        <source>Rule set</source>
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
        <source>For practice</source>
        <translation>Gyakorló játszma</translation>
    </message>
    <message>
        <source>You may take back what you did; such deals are marked.</source>
        <translation>Visszavonhatsz; az ilyen leosztás jelölést kap.</translation>
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
    <name>ParameterRow</name>
    <message>
        <source>In the base: %1</source>
        <translation>Az alapban: %1</translation>
    </message>
    <message>
        <source>As in the base</source>
        <translation>Mint az alapban</translation>
    </message>
    <message>
        <source>How many cards are dealt at a time. With twelve cards for forehand there is no talon yet.</source>
        <translation>Egyszerre hány lapot osztanak. Ha az elsőkéz tizenkettőt kap, még nincs talon.</translation>
    </message>
    <message>
        <source>one at a time</source>
        <translation>egyenként</translation>
    </message>
</context>
<context>
    <name>Part</name>
    <message>
        <source>on the card: %1</source>
        <translation>a lapon: %1</translation>
    </message>
</context>
<context>
    <name>PlaySettings</name>
    <message>
        <source>Sorting the hand</source>
        <translation>A kéz rendezése</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Aduk</translation>
    </message>
    <message>
        <source>Where their suit lies</source>
        <translation>A színük helyén</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Bal oldalt</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Jobb oldalt</translation>
    </message>
    <message>
        <source>Within a suit</source>
        <translation>Egy színen belül</translation>
    </message>
    <message>
        <source>From high to low</source>
        <translation>Nagytól a kicsiig</translation>
    </message>
    <message>
        <source>From low to high</source>
        <translation>Kicsitől a nagyig</translation>
    </message>
    <message>
        <source>Red and dark suits take turns. Cards that you move by hand stay there until the next deal.</source>
        <translation>Piros és sötét színek váltják egymást. A kézzel áthelyezett lapok a következő leosztásig ott maradnak.</translation>
    </message>
    <message>
        <source>A trick stays for</source>
        <translation>Ennyi ideig látszik az ütés</translation>
    </message>
    <message>
        <source>until I click</source>
        <translation>kattintásig</translation>
    </message>
    <message>
        <source>A crown stands on the card that wins the trick so far.</source>
        <translation>Korona jelzi azt a lapot, amely eddig viszi az ütést.</translation>
    </message>
    <message>
        <source>Mark the winning card</source>
        <translation>Az ütést vivő lap jelölése</translation>
    </message>
    <message>
        <source>When only one card may be played, it goes by itself after a moment.</source>
        <translation>Ha csak egy lapot lehet kijátszani, az egy pillanat múlva magától megy.</translation>
    </message>
    <message>
        <source>Play the only card for me</source>
        <translation>Az egyetlen lap magától menjen</translation>
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
    <name>RankList</name>
    <message>
        <source>The highest bid stands on top. A bid of several games stands by its highest one. Ctrl+↑ and Ctrl+↓ move a game, too.</source>
        <translation>Legfelül a legmagasabb bemondás áll. A több játékból álló bemondás helye a legmagasabb része szerint van. Ctrl+↑ és Ctrl+↓ is mozgatja a játékot.</translation>
    </message>
    <message>
        <source>As in the base</source>
        <translation>Mint az alapban</translation>
    </message>
    <message>
        <source>%1: higher</source>
        <translation>%1: följebb</translation>
    </message>
    <message>
        <source>%1: lower</source>
        <translation>%1: lejjebb</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Where to put the report</source>
        <translation>Hová kerüljön a jelentés</translation>
    </message>
    <message>
        <source>A report is a folder that you can attach to a message. In it: the log of the program, the versions in use, your settings, and the record of the session. Names and the places of files on this computer are left out. Nothing is sent anywhere.</source>
        <translation>A jelentés egy mappa, amelyet üzenethez csatolhatsz. Benne van a program naplója, a használt verziók, a beállításaid és a játszma mentése. A nevek és a gépeden lévő fájlok helye kimarad belőle. A program semmit sem küld el sehová.</translation>
    </message>
    <message>
        <source>It is here</source>
        <translation>Itt található</translation>
    </message>
    <message>
        <source>It will be in</source>
        <translation>Ide kerül</translation>
    </message>
    <message>
        <source>Another place…</source>
        <translation>Máshová…</translation>
    </message>
    <message>
        <source>Write the report</source>
        <translation>Jelentés készítése</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Mappa megnyitása</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Játék folytatása</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>The report is written</source>
        <translation>Elkészült a jelentés</translation>
    </message>
    <message>
        <source>Please attach the folder to your message, and say what you were doing just before.</source>
        <translation>Kérlek, csatold a mappát az üzenetedhez, és írd meg, mit csináltál közvetlenül előtte.</translation>
    </message>
    <message>
        <source>The report could not be written</source>
        <translation>A jelentés nem készült el</translation>
    </message>
    <message>
        <source>Nothing can be written in this place. Please choose another one.</source>
        <translation>Ide nem lehet írni. Válassz másik helyet!</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Hiba történt</translation>
    </message>
    <message>
        <source>The program met an unexpected error. Your game is kept, and goes on from where it is.</source>
        <translation>A programban váratlan hiba történt. A játékod megvan, és onnan folytatódik, ahol tart.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Hibajelentés</translation>
    </message>
    <message>
        <source>Ulti Desktop</source>
        <translation>Ulti Desktop</translation>
    </message>
</context>
<context>
    <name>ReviewDoor</name>
    <message>
        <source>What it cost cannot be told here: the compiled part of the program is missing.</source>
        <translation>Itt nem lehet megmondani, mi mennyibe került: hiányzik a program gépi kódú része.</translation>
    </message>
    <message>
        <source>What it cost could not be worked out.</source>
        <translation>Nem sikerült kiszámítani, mi mennyibe került.</translation>
    </message>
    <message>
        <source>Stopped: what is not worked out yet shows a dash.</source>
        <translation>Leállítva: ami még nincs kiszámítva, ott vonás áll.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>Review of the deal</source>
        <translation>A leosztás elemzése</translation>
    </message>
</context>
<context>
    <name>ReviewSheet</name>
    <message>
        <source>Trick %1</source>
        <translation>%1. ütés</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>A lejátszás előtt</translation>
    </message>
    <message>
        <source>Reviewed: %1 of %2</source>
        <translation>Elemezve: %1 / %2</translation>
    </message>
    <message>
        <source>On the cards of %1</source>
        <translation>%1 lapjaival</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Leave the review</source>
        <translation>Kilépés az elemzésből</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Leállítás</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Innen továbbjátszom</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Ugyanez újra</translation>
    </message>
    <message>
        <source>From another seat</source>
        <translation>Másik helyről</translation>
    </message>
    <message>
        <source>on what
was known</source>
        <translation>az ismertek
alapján</translation>
    </message>
    <message>
        <source>all cards
seen</source>
        <translation>nyílt
lapokkal</translation>
    </message>
    <message>
        <source>The deal before</source>
        <translation>Az előző leosztás</translation>
    </message>
    <message>
        <source>The deal after</source>
        <translation>A következő leosztás</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>Ami a legtöbbe került</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>%1. leosztás</translation>
    </message>
    <message>
        <source>To play it again, finish the deal under way.</source>
        <translation>Az újrajátszáshoz előbb fejezd be a folyó leosztást.</translation>
    </message>
</context>
<context>
    <name>ReviewStrip</name>
    <message>
        <source>To the deal</source>
        <translation>Az osztáshoz</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Egy lépéssel vissza</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Egy lépéssel előre</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>A végére</translation>
    </message>
    <message>
        <source>What the deal was worth, card by card</source>
        <translation>A leosztás értéke lapról lapra</translation>
    </message>
</context>
<context>
    <name>RolesTable</name>
    <message>
        <source>As declarer</source>
        <translation>Felvevőként</translation>
    </message>
    <message>
        <source>As defender</source>
        <translation>Védőként</translation>
    </message>
    <message>
        <source>no deal yet</source>
        <translation>még nem volt leosztás</translation>
    </message>
    <message>
        <source>game points a deal · %1, %2 won</source>
        <translation>játékpont leosztásonként · %1, %2 nyert</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>My %1</source>
        <translation>Saját: %1</translation>
    </message>
    <message>
        <source>Give the rule set a name.</source>
        <translation>Adj nevet a szabályoknak!</translation>
    </message>
    <message>
        <source>Really delete?</source>
        <translation>Tényleg törlöd?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>Elveted a módosításokat?</translation>
    </message>
    <message>
        <source>My own rules</source>
        <translation>Saját szabályok</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Base: %1</source>
        <translation>Alapja: %1</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Fejezet</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Mentés</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportálás…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
</context>
<context>
    <name>RulePages</name>
    <message>
        <source>The rules are copied as text.</source>
        <translation>A szabályok szövege a vágólapon van.</translation>
    </message>
    <message>
        <source>This is the rule set as it is kept now. The session goes on with the rules it began with.</source>
        <translation>Ez a szabályváltozat úgy, ahogy most el van mentve. A játszma azokkal a szabályokkal folytatódik, amelyekkel elkezdődött.</translation>
    </message>
    <message>
        <source>Export the rule set</source>
        <translation>Szabályok exportálása</translation>
    </message>
    <message>
        <source>Import a rule set</source>
        <translation>Szabályok importálása</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Szabályváltozatok</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Edit this rule set…</source>
        <translation>Szabályok szerkesztése…</translation>
    </message>
    <message>
        <source>Make my own rule set from this one…</source>
        <translation>Saját szabályok ennek alapján…</translation>
    </message>
    <message>
        <source>Import a rule set…</source>
        <translation>Szabályok importálása…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Másolás szövegként</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Összevetés…</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>Összevetés nélkül</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Szabályváltozat</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Összevetve ezzel</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n eltérés</numerusform>
        </translation>
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
        <source>with actions taken back: %1</source>
        <translation>visszavonással: %1</translation>
    </message>
    <message>
        <source>with advice: %1</source>
        <translation>tanáccsal: %1</translation>
    </message>
    <message>
        <source>with a simpler player standing in: %1</source>
        <translation>beugró, egyszerűbb játékossal: %1</translation>
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
    <name>SeedField</name>
    <message>
        <source>Type a seed that you were told: in the same rule set it deals the same cards.</source>
        <translation>Írd be a kapott magot: ugyanabban a szabályváltozatban ugyanazokat a lapokat kapod.</translation>
    </message>
    <message>
        <source>A seed has at most %1 characters.</source>
        <translation>A mag legfeljebb %1 karakter lehet.</translation>
    </message>
    <message>
        <source>Shuffle from a seed</source>
        <translation>Keverés megadott magból</translation>
    </message>
    <message>
        <source>Seed of the shuffle</source>
        <translation>A keverés magja</translation>
    </message>
    <message>
        <source>random</source>
        <translation>véletlen</translation>
    </message>
</context>
<context>
    <name>SeedLine</name>
    <message>
        <source>Shuffled from the seed %1, deal %2</source>
        <translation>A keverés magja: %1, %2. leosztás</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Másolva</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Másolás</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kártya</translation>
    </message>
    <message>
        <source>Table and text</source>
        <translation>Asztal és szöveg</translation>
    </message>
    <message>
        <source>Hand and trick</source>
        <translation>Kéz és ütés</translation>
    </message>
    <message>
        <source>Tempo and sound</source>
        <translation>Tempó és hang</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Billentyűk</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Vissza a játékhoz</translation>
    </message>
</context>
<context>
    <name>SettingsPart</name>
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
        <source>Review this deal</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Ugyanez újra</translation>
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
        <translation>felmutatta a többit: %1</translation>
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
    <name>StatisticsDoor</name>
    <message>
        <source>ulti-statistics</source>
        <translation>ulti-statisztika</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>A statisztika mentése táblázatba</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>No deal fits these filters</source>
        <translation>Ilyen leosztás nem volt</translation>
    </message>
    <message>
        <source>Nothing has been counted yet</source>
        <translation>Még nincs mit összeszámolni</translation>
    </message>
    <message>
        <source>Every deal that you finish is entered here by itself: how your balance grows, which contracts you make, and how you do as declarer and as defender.</source>
        <translation>Minden befejezett leosztásod magától bekerül ide: hogyan alakul az egyenleged, mely játékaid lesznek meg, és mire jutsz felvevőként és védőként.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a deal</source>
        <translation>
            <numerusform>leosztásonként %n másodperc</numerusform>
        </translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>segítséggel: %1</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>Minden változat</translation>
    </message>
    <message>
        <source>Both roles</source>
        <translation>Mindkét szerep</translation>
    </message>
    <message>
        <source>As declarer</source>
        <translation>Felvevőként</translation>
    </message>
    <message>
        <source>As defender</source>
        <translation>Védőként</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Minden ellenfél</translation>
    </message>
    <message>
        <source>All the time</source>
        <translation>Teljes időszak</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Az utolsó 24 óra</translation>
    </message>
    <message>
        <source>Last %1 days</source>
        <translation>Az utolsó %1 nap</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Minden leosztás</translation>
    </message>
    <message>
        <source>Without taken back</source>
        <translation>Visszavonás nélkül</translation>
    </message>
    <message>
        <source>Without advice</source>
        <translation>Tanács nélkül</translation>
    </message>
    <message>
        <source>Without practice</source>
        <translation>Gyakorlás nélkül</translation>
    </message>
    <message>
        <source>Only without any help</source>
        <translation>Csak segítség nélkül</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Szabályváltozat</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Szerep</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Ellenfelek</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Időszak</translation>
    </message>
    <message>
        <source>Deals with help</source>
        <translation>Leosztások segítséggel</translation>
    </message>
    <message>
        <source>Delete all statistics, %1? This cannot be taken back.</source>
        <translation>Törlöd az egész statisztikát (%1)? Ezt nem lehet visszavonni.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Balance in game points</source>
        <translation>Egyenleg játékpontban</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Játékok</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Szerepek</translation>
    </message>
    <message>
        <source>Lost by decisions</source>
        <translation>Mibe kerültek a döntések</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Mentés CSV-be…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>Összes törlése…</translation>
    </message>
</context>
<context>
    <name>TablePreview</name>
    <message>
        <source>A piece of the table, as the settings make it</source>
        <translation>Az asztal egy részlete ezekkel a beállításokkal</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>Table</source>
        <translation>Asztal</translation>
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
        <source>Dark sheets</source>
        <translation>Sötét panelek</translation>
    </message>
    <message>
        <source>Panels and pages are as dark as the table.</source>
        <translation>A panelek és az oldalak is sötétek, mint az asztal.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Betűméret</translation>
    </message>
    <message>
        <source>What happened in words, and your hand as a list.</source>
        <translation>Szavakban, hogy mi történt, és a lapjaid listában.</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Napló megjelenítése</translation>
    </message>
</context>
<context>
    <name>TakingBack</name>
    <message>
        <source>Nothing decided yet</source>
        <translation>Még nem döntöttél semmiről</translation>
    </message>
</context>
<context>
    <name>TempoSettings</name>
    <message>
        <source>Tempo</source>
        <translation>Tempó</translation>
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
        <source>Less motion</source>
        <translation>Kevesebb mozgás</translation>
    </message>
    <message>
        <source>Cards fade over instead of flying.</source>
        <translation>A lapok repülés helyett áttűnnek.</translation>
    </message>
    <message>
        <source>The others wait before they act</source>
        <translation>Ennyit várnak a többiek</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Hang</translation>
    </message>
    <message>
        <source>Cards, tricks and your turn can be heard.</source>
        <translation>Hallani az osztást, a lapokat, az ütéseket, és azt is, ha te jössz.</translation>
    </message>
    <message>
        <source>Sounds need the sound part of the program, which is not installed. The handbook tells how.</source>
        <translation>A hangokhoz a program hangkiegészítése kell, az itt nincs telepítve. A kézikönyv leírja, hogyan lehet hozzátenni.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Hangok</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Hangerő</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>néma</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>hangos</translation>
    </message>
</context>
<context>
    <name>TestsTable</name>
    <message>
        <source>Test</source>
        <translation>Próba</translation>
    </message>
    <message>
        <source>Freedom</source>
        <translation>Szab. fok</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>p-érték</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>szokásos</translation>
    </message>
    <message>
        <source>out of the ordinary</source>
        <translation>szokatlan</translation>
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
        <translation>%1/%2. leosztás</translation>
    </message>
    <message>
        <source>%1, for practice</source>
        <translation>%1, gyakorlás</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>%1. leosztás</translation>
    </message>
</context>
<context>
    <name>ValueTable</name>
    <message>
        <source>The switch leaves a game out or brings it in; only the simple game must stay. Points from each opponent; – means that there is no such form.</source>
        <translation>A kapcsoló kihagy egy játékot, vagy fölveszi; csak a parti marad mindig. Pont mindkét ellenféltől; a – azt jelenti, hogy nincs ilyen formája.</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>sima</translation>
    </message>
    <message>
        <source>in hearts</source>
        <translation>pirosban</translation>
    </message>
    <message>
        <source>open</source>
        <translation>terítve</translation>
    </message>
    <message>
        <source>open in hearts</source>
        <translation>terítve pirosban</translation>
    </message>
    <message>
        <source>%1 is played</source>
        <translation>Van ilyen játék: %1</translation>
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
    <name>about deck</name>
    <message>
        <source>The pattern comes from Pest, where József Schneider made it about 1836. Its people are those of Schiller’s play “William Tell”. It was printed for players in Hungary, Austria, Bohemia, Croatia and Slovenia; in Switzerland, where the story is set, it is unknown.</source>
        <translation>A minta Pestről származik: Schneider József készítette 1836 körül. Alakjai Schiller „Tell Vilmos” című drámájának szereplői. Magyarország, Ausztria, Csehország, Horvátország és Szlovénia játékosainak nyomtatták; Svájcban, ahol a történet játszódik, nem ismerik.</translation>
    </message>
    <message>
        <source>Each picture is on its card twice, head to head. The Over has its suit sign at the top, the Under lower down, near the middle; that is how one tells them apart. Hungarian players have nicknames for them: the Under is “baka”, the Over “filkó”, the king “csikó” and the ace “disznó”.</source>
        <translation>Minden kép kétszer van a lapon, egyszer fejjel lefelé. A felsőn a szín jele fent áll, az alsón lejjebb, a közép táján: erről lehet őket megkülönböztetni. A játékosok becéző nevei: az alsó baka, a felső filkó, a király csikó, az ász disznó.</translation>
    </message>
    <message>
        <source>The packs of today follow a redrawing by Austrian makers of about 1859. There the Over of bells is Arnold von Melchthal and the Under of hearts Werner Stauffacher, but the old names stayed on the cards. The pictures of this deck were drawn for this program, after the names.</source>
        <translation>A mai paklik osztrák kártyakészítők 1859 körüli átrajzolását követik. Azon a tök felső valójában Arnold von Melchthal, a piros alsó pedig Werner Stauffacher, de a lapokon a régi nevek maradtak. Ennek a paklinak a képeit ehhez a programhoz rajzoltuk, a nevek szerint.</translation>
    </message>
    <message>
        <source>Ulti can be played with French cards too. Hearts stand for hearts, diamonds for bells, spades for leaves and clubs for acorns; the queen is the Over and the jack the Under.</source>
        <translation>Ultizni francia kártyával is lehet. A kőr a pirosnak felel meg, a káró a töknek, a pikk a zöldnek, a treff a makknak; a dáma a felső, a bubi az alsó.</translation>
    </message>
    <message>
        <source>This deck was drawn for this program by the hand that drew its Tell cards. The twelve people are nobody’s portraits: each suit has a land of its own, and its king, queen and jack live there.</source>
        <translation>Ezt a paklit ugyanaz a kéz rajzolta ehhez a programhoz, amelyik a Tell-kártyát. A tizenkét alak senkinek sem az arcképe: minden színnek megvan a maga tája, és ott él a királya, a dámája meg a bubija.</translation>
    </message>
    <message>
        <source>William Tell</source>
        <translation>Tell Vilmos</translation>
    </message>
    <message>
        <source>The archer with the crossbow. He carries the apple on his bolt.</source>
        <translation>A számszeríjas lövész. Az almát a nyílvesszőjén viszi.</translation>
    </message>
    <message>
        <source>Rudolf Harras</source>
        <translation>Harras Rudolf</translation>
    </message>
    <message>
        <source>Gessler’s master of horse, in armour, with a halberd.</source>
        <translation>Geszler lovászmestere páncélban, alabárddal.</translation>
    </message>
    <message>
        <source>Ulrich von Rudenz</source>
        <translation>Rudenz Ulrich</translation>
    </message>
    <message>
        <source>The young nobleman, with a sword and the shield of Uri.</source>
        <translation>Az ifjú nemes, karddal és Uri pajzsával.</translation>
    </message>
    <message>
        <source>Walter Fürst</source>
        <translation>Fürst Walter</translation>
    </message>
    <message>
        <source>Tell’s father-in-law, an old man with a staff and a sealed letter.</source>
        <translation>Tell apósa, idős ember bottal és pecsétes levéllel.</translation>
    </message>
    <message>
        <source>Stüssi</source>
        <translation>Stüszi vadász</translation>
    </message>
    <message>
        <source>The field guard, blowing his horn. Hungarian cards call him a hunter.</source>
        <translation>A mezőőr, kürtjét fújja. A magyar lapokon vadász a neve.</translation>
    </message>
    <message>
        <source>Itel Reding</source>
        <translation>Reding Itell</translation>
    </message>
    <message>
        <source>The magistrate, with a broad sword and three fingers raised for the oath.</source>
        <translation>Az elöljáró, széles karddal, esküre emelt három ujjal.</translation>
    </message>
    <message>
        <source>Hermann Gessler</source>
        <translation>Geszler Hermann</translation>
    </message>
    <message>
        <source>The governor. The falcon on his fist is in Schiller’s stage direction.</source>
        <translation>A helytartó. Az öklén ülő sólyom Schiller színpadi utasításában is ott van.</translation>
    </message>
    <message>
        <source>Kuoni</source>
        <translation>Kuoni pásztor</translation>
    </message>
    <message>
        <source>The herdsman, with his crook and a lamb on his arm.</source>
        <translation>A pásztor, kampós bottal, karján egy báránnyal.</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Tavasz</translation>
    </message>
    <message>
        <source>A girl with flowers in her hair</source>
        <translation>Lány, hajában virággal</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Nyár</translation>
    </message>
    <message>
        <source>A reaper with sickle and ears of corn</source>
        <translation>Arató sarlóval és kalásszal</translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation>Ősz</translation>
    </message>
    <message>
        <source>A man with grapes, tasting the new wine</source>
        <translation>Férfi szőlővel, az újbort kóstolja</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Tél</translation>
    </message>
    <message>
        <source>A man in a fur hat by his camp fire</source>
        <translation>Prémsapkás ember a tábortüzénél</translation>
    </message>
    <message>
        <source>with the sceptre</source>
        <translation>jogarral</translation>
    </message>
    <message>
        <source>with the orb</source>
        <translation>országalmával</translation>
    </message>
    <message>
        <source>with the sword</source>
        <translation>karddal</translation>
    </message>
    <message>
        <source>with the mace</source>
        <translation>buzogánnyal</translation>
    </message>
    <message>
        <source>The governor on horseback</source>
        <translation>A helytartó lóháton</translation>
    </message>
    <message>
        <source>Tell in the boat</source>
        <translation>Tell a csónakban</translation>
    </message>
    <message>
        <source>A castle on its rock</source>
        <translation>Vár a szikláján</translation>
    </message>
    <message>
        <source>The castle by the lake</source>
        <translation>A vár a tónál</translation>
    </message>
    <message>
        <source>Tell’s crossbow</source>
        <translation>Tell számszeríja</translation>
    </message>
    <message>
        <source>Tell’s farewell to wife and child</source>
        <translation>Tell búcsúja feleségétől és gyermekétől</translation>
    </message>
    <message>
        <source>The hat on the pole</source>
        <translation>A kalap a póznán</translation>
    </message>
    <message>
        <source>Tell’s house</source>
        <translation>Tell háza</translation>
    </message>
    <message>
        <source>A shepherd and his sheep</source>
        <translation>Pásztor a juhaival</translation>
    </message>
    <message>
        <source>The prison</source>
        <translation>A börtön</translation>
    </message>
    <message>
        <source>An ibex on the rocks</source>
        <translation>Kőszáli kecske a sziklán</translation>
    </message>
    <message>
        <source>A cow at grass</source>
        <translation>Legelő tehén</translation>
    </message>
    <message>
        <source>The land of vines</source>
        <translation>A szőlők tája</translation>
    </message>
    <message>
        <source>A river between vineyards, a castle on its rock. The king has an open hand, the queen a rose, the jack a lute.</source>
        <translation>Folyó szőlőhegyek között, vár a szikláján. A király keze nyitott, a dámánál rózsa, a bubinál lant.</translation>
    </message>
    <message>
        <source>The land of lakes</source>
        <translation>A tavak tája</translation>
    </message>
    <message>
        <source>Peaks in snow above a lake with a sail. A king in mail with axe and shield, a queen with an owl and a book, a drummer.</source>
        <translation>Havas csúcsok a tó fölött, a vízen vitorla. Láncinges király bárddal és pajzzsal, dáma bagollyal és könyvvel, dobos.</translation>
    </message>
    <message>
        <source>The plain</source>
        <translation>Az alföld</translation>
    </message>
    <message>
        <source>A well with its sweep, a mill, storks in the evening sun. A king in turban and furs, a queen with mirror and pearls, a hussar.</source>
        <translation>Gémeskút, malom, gólyák az esti napban. Turbános király prémben, dáma tükörrel és gyönggyel, huszár.</translation>
    </message>
    <message>
        <source>The forest</source>
        <translation>Az erdő</translation>
    </message>
    <message>
        <source>Firs on wooded hills, a deer at the edge of the wood. A king who plays the harp, a queen with a basket of apples, an archer.</source>
        <translation>Fenyők az erdős dombokon, szarvas az erdő szélén. Hárfázó király, dáma egy kosár almával, íjász.</translation>
    </message>
    <message>
        <source>The people of the play</source>
        <translation>A dráma alakjai</translation>
    </message>
    <message>
        <source>Eight cards bear their names, the family name first as Hungarian packs have it.</source>
        <translation>Nyolc lap viseli a nevüket, magyar módra a családnévvel elöl.</translation>
    </message>
    <message>
        <source>The four seasons</source>
        <translation>A négy évszak</translation>
    </message>
    <message>
        <source>They are the aces. Each half shows two suit signs: the card is a deuce, a “Daus”.</source>
        <translation>Ők az ászok. Mindkét felükön két jel áll: a lap valójában kettes, németül Daus.</translation>
    </message>
    <message>
        <source>The kings</source>
        <translation>A királyok</translation>
    </message>
    <message>
        <source>Four crowned riders who have no names.</source>
        <translation>Négy koronás lovas; nevük nincs.</translation>
    </message>
    <message>
        <source>The small pictures</source>
        <translation>A kis képek</translation>
    </message>
    <message>
        <source>Scenes of the story stand between the suit signs. Which card has which is a custom that varies from maker to maker; the nines and tens of leaves and acorns have none.</source>
        <translation>A jelek között a történet jelenetei állnak. Hogy melyik lapon melyik, az készítőnként más és más; a zöld és a makk kilencesén és tízesén nincs jelenet.</translation>
    </message>
    <message>
        <source>Four lands</source>
        <translation>Négy táj</translation>
    </message>
    <message>
        <source>The aces</source>
        <translation>Az ászok</translation>
    </message>
    <message>
        <source>Tulips grow in their signs.</source>
        <translation>Jeleikben tulipánok nőnek.</translation>
    </message>
</context>
<context>
    <name>alone</name>
    <message>
        <source>partie</source>
        <translation>parti</translation>
    </message>
    <message>
        <source>%1 partie</source>
        <translation>%1 parti</translation>
    </message>
    <message>
        <source>open partie</source>
        <translation>terített parti</translation>
    </message>
    <message>
        <source>open %1 partie</source>
        <translation>%1 terített parti</translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>played to the end</source>
        <translation>végigjátszották</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>bedobták</translation>
    </message>
    <message>
        <source>revoke of the declarer</source>
        <translation>a felvevő renonsza</translation>
    </message>
    <message>
        <source>revoke of the first defender</source>
        <translation>az első védő renonsza</translation>
    </message>
    <message>
        <source>revoke of the second defender</source>
        <translation>a második védő renonsza</translation>
    </message>
    <message>
        <source>not in the last trick</source>
        <translation>nem az utolsó ütésben</translation>
    </message>
    <message>
        <source>the declarer wins with it</source>
        <translation>a felvevő üt vele</translation>
    </message>
    <message>
        <source>the declarer’s is beaten</source>
        <translation>a felvevőét elfogják</translation>
    </message>
    <message>
        <source>a defender wins with it</source>
        <translation>egy védő üt vele</translation>
    </message>
    <message>
        <source>a defender’s is beaten</source>
        <translation>egy védőét elfogják</translation>
    </message>
    <message>
        <source>The declarer has no trick.</source>
        <translation>A felvevőnek nincs ütése.</translation>
    </message>
    <message>
        <source>The declarer has all tricks.</source>
        <translation>A felvevő minden ütést elvitt.</translation>
    </message>
    <message>
        <source>Whoever wins the last trick has at least 10 points: the declarer’s are too few.</source>
        <translation>Az utolsó ütés 10 pont: a felvevőnek ennyi sincs.</translation>
    </message>
    <message>
        <source>Whoever wins the last trick has at least 10 points: the defenders’ are too few.</source>
        <translation>Az utolsó ütés 10 pont: a védőknek ennyi sincs.</translation>
    </message>
    <message>
        <source>The rest of the points lies in the talon.</source>
        <translation>A többi pont a talonban fekszik.</translation>
    </message>
    <message>
        <source>The declarer’s card points are too few for it.</source>
        <translation>Ehhez kevés a felvevő pontja.</translation>
    </message>
    <message>
        <source>Of the declarer’s marriages only the one that was bid counts.</source>
        <translation>A felvevőnek csak a bemondott párja számít.</translation>
    </message>
    <message>
        <source>The defenders’ marriages do not count in this game.</source>
        <translation>Ebben a játékban a védők párjai nem számítanak.</translation>
    </message>
    <message>
        <source>The declarer has the marriages that are missing here.</source>
        <translation>Az itt hiányzó párok a felvevőnél vannak.</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Open a saved game</source>
        <translation>Mentett játék megnyitása</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Játék mentése</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Táblázatok</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 már létezik. Felülírod?</translation>
    </message>
    <message>
        <source>Ulti games</source>
        <translation>Ultijátékok</translation>
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
        <translation>B</translation>
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
        <translation>10</translation>
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
    <name>lessons</name>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>%1/%2. lecke</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Próbáld ki!</translation>
    </message>
    <message>
        <source>Hand %1 of %2: %3</source>
        <translation>%1/%2. feladat: %3</translation>
    </message>
    <message>
        <source>That is not allowed</source>
        <translation>Ezt nem szabad</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Helyes!</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>Ez most nem jó</translation>
    </message>
    <message>
        <source>Possible, but not the point here</source>
        <translation>Lehet, de most nem erről van szó</translation>
    </message>
    <message>
        <source>The lesson has something else in mind: read the task once more.</source>
        <translation>A lecke másra gondol: olvasd el még egyszer a feladatot.</translation>
    </message>
    <message>
        <source>Lay these two away</source>
        <translation>Ezt a kettőt leteszem</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Még egyszer</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Következő feladat</translation>
    </message>
    <message>
        <source>To the contents</source>
        <translation>A tartalomhoz</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Következő lecke</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Tartalom</translation>
    </message>
</context>
<context>
    <name>needs</name>
    <message>
        <source>needs more card points than the defenders get.</source>
        <translation>– ehhez több pont kell, mint a védőknek.</translation>
    </message>
    <message>
        <source>needs the last trick, won with the trump seven.</source>
        <translation>– ehhez az adu hetessel kell vinni az utolsó ütést.</translation>
    </message>
    <message>
        <source>needs king and over of trump, and 60 card points from tricks besides.</source>
        <translation>– ehhez adu király és felső kell, és még 60 pont ütésekből.</translation>
    </message>
    <message>
        <source>needs king and over of a suit that is not trump, and 80 card points from tricks besides.</source>
        <translation>– ehhez király és felső kell egy nem adu színből, és még 80 pont ütésekből.</translation>
    </message>
    <message>
        <source>needs to take no trick at all.</source>
        <translation>– ehhez egyetlen ütést sem szabad vinni.</translation>
    </message>
    <message>
        <source>needs to take all ten tricks.</source>
        <translation>– ehhez mind a tíz ütést vinni kell.</translation>
    </message>
    <message>
        <source>needs all four aces in the tricks taken.</source>
        <translation>– ehhez mind a négy ászt el kell vinni.</translation>
    </message>
    <message>
        <source>needs all four tens in the tricks taken.</source>
        <translation>– ehhez mind a négy tízest el kell vinni.</translation>
    </message>
    <message>
        <source>needs king and queen of trump, and 60 card points from tricks besides.</source>
        <translation>– ehhez adu király és dáma kell, és még 60 pont ütésekből.</translation>
    </message>
    <message>
        <source>needs king and queen of a suit that is not trump, and 80 card points from tricks besides.</source>
        <translation>– ehhez király és dáma kell egy nem adu színből, és még 80 pont ütésekből.</translation>
    </message>
    <message>
        <source>You hold %1 of them.</source>
        <translation>Ebből nálad: %1.</translation>
    </message>
    <message>
        <source>You hold that in: %1.</source>
        <translation>Nálad ez megvan: %1.</translation>
    </message>
    <message>
        <source>You do not hold that.</source>
        <translation>Nálad ez nincs meg.</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>megvan</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>még %1 kell</translation>
    </message>
    <message>
        <source>the seven is still out</source>
        <translation>a hetes még kint van</translation>
    </message>
    <message>
        <source>%1 of 10 tricks</source>
        <translation>%1 ütés a 10-ből</translation>
    </message>
    <message>
        <source>cannot beat: %1</source>
        <translation>nem tudja ütni: %1</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>one defender</source>
        <translation>az egyik védőnél</translation>
    </message>
    <message>
        <source>the defender after you</source>
        <translation>az utánad ülő védőnél</translation>
    </message>
    <message>
        <source>the defender before you</source>
        <translation>az előtted ülő védőnél</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>a felvevőnél</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>a társadnál</translation>
    </message>
    <message>
        <source>the talon</source>
        <translation>a talonban</translation>
    </message>
    <message>
        <source>Nothing else is allowed.</source>
        <translation>Más nem lehetséges.</translation>
    </message>
    <message>
        <source>The rest is certain, whatever the others hold.</source>
        <translation>A többi biztos, bármi van a többieknél.</translation>
    </message>
    <message>
        <source>In the deals looked at it all comes to the same; this is the usual choice.</source>
        <translation>A megvizsgált leosztásokban minden ugyanoda vezet; ez a szokásos választás.</translation>
    </message>
    <message>
        <source>There is nothing to work out here; this is the usual choice.</source>
        <translation>Itt nincs mit számolni; ez a szokásos választás.</translation>
    </message>
    <message>
        <source>Every possible bid promises less than a pass.</source>
        <translation>Minden lehetséges bemondás kevesebbet ígér, mint a passz.</translation>
    </message>
    <message>
        <source>No bid comes close with these cards.</source>
        <translation>Ezekkel a lapokkal egyetlen bemondás sem jöhet szóba.</translation>
    </message>
    <message>
        <source>Your own bid stands.</source>
        <translation>A te bemondásod áll.</translation>
    </message>
    <message>
        <source>It is worth %1 game points to you on average.</source>
        <translation>Átlagosan %1 pontot ér neked.</translation>
    </message>
    <message>
        <source>Just as good: “%1”.</source>
        <translation>Ugyanilyen jó: „%1”.</translation>
    </message>
    <message>
        <source>Next best: “%1”, %2 game points behind.</source>
        <translation>A következő legjobb: „%1”, %2 ponttal rosszabb.</translation>
    </message>
    <message>
        <source>It keeps the cards for %1.</source>
        <translation>Ehhez tartja meg a lapokat: %1.</translation>
    </message>
    <message>
        <source>The best bid would be %1.</source>
        <translation>A legjobb bemondás ez lenne: %1.</translation>
    </message>
    <message>
        <source>Then “%1”, worth %2 game points to you on average.</source>
        <translation>Hozzá: „%1”, átlagosan %2 pontot ér neked.</translation>
    </message>
    <message numerus="yes">
        <source>With %1 of %n sampled talon(s) a bid follows that is worth more.</source>
        <translation>
            <numerusform>%n próbatalonból %1 alkalommal többet érő bemondás adódik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With none of %n sampled talon(s) a better bid follows.</source>
        <translation>
            <numerusform>%n próbatalon egyikével sem adódik többet érő bemondás.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 After “%2”: in %n deal(s).</source>
        <translation>
            <numerusform>%1 „%2” után: %n leosztásban.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 After “%2”: in none.</source>
        <translation>%1 „%2” után: egyikben sem.</translation>
    </message>
    <message>
        <source>%1 is made in every deal that is possible</source>
        <translation>%1: minden lehetséges leosztásban megvan</translation>
    </message>
    <message>
        <source>%1 is made in no deal that is possible</source>
        <translation>%1: egyetlen lehetséges leosztásban sincs meg</translation>
    </message>
    <message numerus="yes">
        <source>%1 is made in %2 of the %n deal(s) that are possible</source>
        <translation>
            <numerusform>%1: a lehetséges %n leosztásból %2 alkalommal megvan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is made in all %n sampled deal(s)</source>
        <translation>
            <numerusform>%1: %n mintaleosztás mindegyikében megvan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is made in %2 of %n sampled deal(s)</source>
        <translation>
            <numerusform>%1: %n mintaleosztásból %2 alkalommal megvan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is made in none of %n sampled deal(s)</source>
        <translation>
            <numerusform>%1: %n mintaleosztás egyikében sincs meg</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; it fails when %2.</source>
        <translation>%1; elbukik, ha %2.</translation>
    </message>
    <message>
        <source>%1; it fails most often when %2.</source>
        <translation>%1; legtöbbször akkor bukik el, ha %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n or more trump(s)</source>
        <translation>
            <numerusform>%1 legalább %n adu van</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n or more card(s) of %2</source>
        <translation>
            <numerusform>%1 legalább %n %2 van</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no trump</source>
        <translation>%1 nincs adu</translation>
    </message>
    <message>
        <source>%1 has no %2</source>
        <translation>%1 nincs %2</translation>
    </message>
    <message>
        <source>the %1 lies in the talon</source>
        <translation>a %1 a talonban van</translation>
    </message>
    <message>
        <source>the %1 is with %2</source>
        <translation>a %1 %2 van</translation>
    </message>
    <message>
        <source>%1 At the table its chance is about %2%; to double pays above %3%.</source>
        <translation>%1 Az asztalnál az esélye nagyjából %2%; kontrázni %3% fölött éri meg.</translation>
    </message>
    <message>
        <source>%1 At the table its chance is about %2%; to double pays below %3%.</source>
        <translation>%1 Az asztalnál az esélye nagyjából %2%; kontrázni %3% alatt éri meg.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Nobody bids</source>
        <translation>Mindenki passzolt</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Még nincs bemondás</translation>
    </message>
    <message>
        <source>deal %1, trick %2</source>
        <translation>%1. leosztás, %2. ütés</translation>
    </message>
    <message>
        <source>deal %1, before the play</source>
        <translation>%1. leosztás, a lejátszás előtt</translation>
    </message>
    <message>
        <source>The talon</source>
        <translation>A talon</translation>
    </message>
    <message>
        <source>%1 laid away</source>
        <translation>Letette: %1</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>előtte %1</translation>
    </message>
    <message>
        <source>you win</source>
        <translation>te nyersz</translation>
    </message>
    <message>
        <source>you pay</source>
        <translation>te fizetsz</translation>
    </message>
    <message>
        <source>defenders win</source>
        <translation>a védők nyernek</translation>
    </message>
    <message>
        <source>defenders pay</source>
        <translation>a védők fizetnek</translation>
    </message>
    <message>
        <source>On what was known: cost %1 (±%2)</source>
        <translation>Az ismertek alapján: ára %1 (±%2)</translation>
    </message>
    <message numerus="yes">
        <source>by %n sampled deal(s)</source>
        <translation>
            <numerusform>%n mintaleosztásból</numerusform>
        </translation>
    </message>
    <message>
        <source>With all cards seen: cost %1</source>
        <translation>Nyílt lapokkal: ára %1</translation>
    </message>
    <message>
        <source>With all cards seen, best play with this doubling against without it: %1</source>
        <translation>Nyílt lapokkal, mindenki legjobb játékával ez a kontrázás ennyit hozott: %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Jobb lett volna: %1</translation>
    </message>
    <message>
        <source>Better with all cards seen: %1</source>
        <translation>Nyílt lapokkal jobb: %1</translation>
    </message>
    <message>
        <source>Your decisions cost nothing that could be known.</source>
        <translation>A döntéseid az ismertek alapján nem kerültek semmibe.</translation>
    </message>
    <message>
        <source>%1’s decisions cost nothing that could be known.</source>
        <translation>%1 döntései az ismertek alapján nem kerültek semmibe.</translation>
    </message>
    <message>
        <source>Your decisions cost %1 of what was possible.</source>
        <translation>A döntéseid %1 pontba kerültek ahhoz képest, ami lehetett volna.</translation>
    </message>
    <message>
        <source>%1’s decisions cost %2 of what was possible.</source>
        <translation>%1 döntései %2 pontba kerültek ahhoz képest, ami lehetett volna.</translation>
    </message>
    <message>
        <source>%1 as declarer: %2; with best play of all %3.</source>
        <translation>Felvevő: %1, eredmény: %2; mindenki legjobb játékával %3.</translation>
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
        <source>So many passes in a row end the auction; with three, the last bidder may raise their own bid.</source>
        <translation>Ennyi egymás utáni passz zárja le a licitet; háromnál az utolsó licitáló a saját licitjére is ráígérhet.</translation>
    </message>
    <message>
        <source>What makes a bid higher: its value in points or its place in the rule set’s own list.</source>
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
        <source>Beside the marriage that is bid, the declarer’s other marriages count towards the hundred.</source>
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
        <source>What it costs the declarer when their own trump seven is beaten in the last trick.</source>
        <translation>Mennyibe kerül a felvevőnek, ha az utolsó ütésben elfogják az adu hetesét.</translation>
    </message>
    <message>
        <source>What it costs the declarer when a defender wins the last trick with the trump seven.</source>
        <translation>Mennyibe kerül a felvevőnek, ha egy védő adu hetessel viszi az utolsó ütést.</translation>
    </message>
    <message>
        <source>What the declarer gets when a defender’s trump seven is beaten in the last trick.</source>
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
        <source>Four aces in the declarer’s tricks are paid at half value unbid.</source>
        <translation>Ha a felvevő bemondás nélkül elviszi mind a négy ászt, az értékének a felét kapja érte.</translation>
    </message>
    <message>
        <source>In a hearts game silent bonuses count twice.</source>
        <translation>Piros játékban a csendes jutalmak duplán számítanak.</translation>
    </message>
    <message>
        <source>The declarer gets half the value of every part made unbid.</source>
        <translation>A felvevő minden bemondás nélkül teljesített rész értékének a felét megkapja.</translation>
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
        <source>“The ace of hearts deals and does not deal”: a player’s word that brings the session to its end.</source>
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
        <translation>a kevesebb részű a magasabb</translation>
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
        <translation>csak a parti, a lejátszás előtt</translation>
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
        <source>the declarer’s hand</source>
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
        <source>before one’s first card</source>
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
        <source>before one’s card to trick 2</source>
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
        <translation>GameTwist-szabályok</translation>
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
        <translation>Házi szabályok</translation>
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
        <translation>öt lapnál ezt nem lehet megkövetelni</translation>
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
        <translation>az elsőkéz bemondás nélkül maradhatna</translation>
    </message>
    <message>
        <source>no bid of several parts is left</source>
        <translation>nem marad több részből álló bemondás</translation>
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
        <source>Click to go on</source>
        <translation>Kattints a folytatáshoz!</translation>
    </message>
    <message>
        <source>Bids so far</source>
        <translation>Eddigi licitek</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Ütés</translation>
    </message>
    <message>
        <source>no card chosen</source>
        <translation>nincs kiválasztott lap</translation>
    </message>
    <message>
        <source>For the talon: %1</source>
        <translation>A talonba: %1</translation>
    </message>
    <message>
        <source>Open hand of %1</source>
        <translation>%1 kiterített lapjai</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>A te lapjaid</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kártyaasztal</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>House options</source>
        <translation>Házi szabályok</translation>
    </message>
    <message>
        <source>as its document says</source>
        <translation>a leírás szerint</translation>
    </message>
    <message>
        <source>filled in by custom</source>
        <translation>szokás szerint kiegészítve</translation>
    </message>
    <message>
        <source>changed from its base</source>
        <translation>eltér az alapul vett szabályoktól</translation>
    </message>
    <message>
        <source>At first each player gets only five cards and there is a half-hand round: nobody has to bid, a bid names its trump, and two passes after it end the round. Such a bid counts double, and each kontra in this round four times. Then the other cards are dealt, and the auction goes on at ordinary values.</source>
        <translation>Először mindenki csak öt lapot kap, és félkezes licit van: ebben senki sem köteles licitálni, a licit megnevezi az aduját is, és két egymás utáni passz zárja le. Az ilyen licit duplán számít, és ebben a körben minden kontra négyszeres. Ezután kiosztják a többi lapot, és a licit a rendes értékeken folytatódik.</translation>
    </message>
    <message>
        <source>Forehand opens the auction and must bid, at least the lowest game.</source>
        <translation>A licitet az elsőkéz nyitja, és legalább a legkisebb játékot be kell mondania.</translation>
    </message>
    <message>
        <source>Forehand opens the auction with a bid or a pass.</source>
        <translation>A licitet az elsőkéz kezdi: licitál vagy passzol.</translation>
    </message>
    <message>
        <source>Nobody picks up the two cards left over; one bids on the ten cards dealt.</source>
        <translation>A két félretett lapot senki sem veszi fel, mindenki a kapott tíz lapjára licitál.</translation>
    </message>
    <message>
        <source>Whoever wants to outbid must pick up the talon; whoever picks it up must bid higher.</source>
        <translation>Aki rá akar ígérni, annak fel kell vennie a talont; aki felvette, annak magasabbat kell mondania.</translation>
    </message>
    <message>
        <source>Every bid begins with picking up the talon; whoever picks it up must bid higher than the bid before.</source>
        <translation>Minden licit a talon felvételével kezdődik; aki felvette, annak magasabbat kell mondania az előző licitnél.</translation>
    </message>
    <message>
        <source>Whoever outbids may pick up the talon for it but need not; whoever picks it up must bid higher. If it is left, nothing is laid away, and it lies there for the next player.</source>
        <translation>Aki ráígér, felveheti hozzá a talont, de nem köteles; aki felvette, annak magasabbat kell mondania. Ha ott hagyja, nem tesz le semmit, és a talon a következőre vár.</translation>
    </message>
    <message>
        <source>Whoever bids may pick up the talon for it but need not; whoever picks it up must bid higher than the bid before.</source>
        <translation>Aki licitál, felveheti hozzá a talont, de nem köteles; aki felvette, annak magasabbat kell mondania az előző licitnél.</translation>
    </message>
    <message>
        <source>Whoever has twelve cards first bids and then lays any two of them face down as the talon.</source>
        <translation>Akinél tizenkét lap van, előbb bemond, azután bármelyik két lapját képpel lefelé a talonba teszi.</translation>
    </message>
    <message>
        <source>Whoever has twelve cards first lays any two of them face down as the talon and then bids.</source>
        <translation>Akinél tizenkét lap van, előbb bármelyik két lapját képpel lefelé a talonba teszi, azután mond be.</translation>
    </message>
    <message>
        <source>Whoever has twelve cards lays any two of them face down as the talon and names the game in the same breath.</source>
        <translation>Akinél tizenkét lap van, bármelyik két lapját képpel lefelé a talonba teszi, és ezzel egyszerre bemondja a játékát.</translation>
    </message>
    <message>
        <source>A bid is higher when it stands higher in the list below; its value in points does not matter.</source>
        <translation>Az a licit a magasabb, amelyik az alábbi sorrendben feljebb áll; a pontértéke nem számít.</translation>
    </message>
    <message>
        <source>A bid of several parts stands just above the highest of them; among bids with the same highest part the value decides.</source>
        <translation>A több részből álló licit közvetlenül a legmagasabb része fölött áll; ha ez a rész azonos, az érték dönt.</translation>
    </message>
    <message>
        <source>A bid of several parts stands above every single game; among such bids the value decides.</source>
        <translation>A több részből álló licit minden önálló játék fölött áll; egymás között az értékük dönt.</translation>
    </message>
    <message>
        <source>A bid is higher when its value is higher. The value of a bid is the sum of its parts.</source>
        <translation>Az a licit a magasabb, amelyiknek nagyobb az értéke. A licit értéke a részei értékének összege.</translation>
    </message>
    <message>
        <source>A bid of the same value does not outbid.</source>
        <translation>Azonos értékű licittel nem lehet ráígérni.</translation>
    </message>
    <message>
        <source>Of two bids with the same value the one with fewer parts is higher.</source>
        <translation>Két azonos értékű licit közül a kevesebb részből álló a magasabb.</translation>
    </message>
    <message>
        <source>The partie that goes with ulti counts in the value of the bid.</source>
        <translation>Az ulti melletti parti beleszámít a licit értékébe.</translation>
    </message>
    <message>
        <source>The partie that goes with ulti does not count in the value of the bid, though it is played.</source>
        <translation>Az ulti melletti parti nem számít bele a licit értékébe, bár lejátsszák.</translation>
    </message>
    <message>
        <source>The partie that goes with four aces or four tens counts in the value of the bid.</source>
        <translation>A négy ász és a négy tízes melletti parti beleszámít a licit értékébe.</translation>
    </message>
    <message>
        <source>The partie that goes with four aces or four tens does not count in the value of the bid, though it is played.</source>
        <translation>A négy ász és a négy tízes melletti parti nem számít bele a licit értékébe, bár lejátsszák.</translation>
    </message>
    <message>
        <source>The bid names its trump.</source>
        <translation>A licit megnevezi az aduját.</translation>
    </message>
    <message>
        <source>A bid in hearts has named its trump. Otherwise the declarer names it after the auction, before the first lead: any suit, hearts too, which then doubles nothing.</source>
        <translation>Piros licitnél piros az adu. Különben a felvevő a licit után, az első hívás előtt nevezi meg: bármely színt, a pirosat is, amely ilyenkor semmit sem dupláz.</translation>
    </message>
    <message>
        <source>A bid in hearts has named its trump. Otherwise the declarer names it after the auction, before the first lead: one of the three other suits.</source>
        <translation>Piros licitnél piros az adu. Különben a felvevő a licit után, az első hívás előtt nevezi meg: a három másik szín egyikét.</translation>
    </message>
    <message>
        <source>Ulti may be bid only by a player who holds the trump seven.</source>
        <translation>Ultit csak az mondhat, akinél ott az adu hetes.</translation>
    </message>
    <message>
        <source>Ulti may be bid without the trump seven; it is lost then.</source>
        <translation>Ultit adu hetes nélkül is szabad mondani; akkor elbukik.</translation>
    </message>
    <message>
        <source>40-100 and 20-100 may be bid only by a player who holds the marriage.</source>
        <translation>40-100-at és 20-100-at csak az mondhat, akinél ott a hozzá való pár.</translation>
    </message>
    <message>
        <source>40-100 and 20-100 may be bid without the marriage; they are lost then.</source>
        <translation>40-100-at és 20-100-at a hozzá való pár nélkül is szabad mondani; akkor elbukik.</translation>
    </message>
    <message>
        <source>Whoever has passed may bid again as long as the auction goes on.</source>
        <translation>Aki passzolt, később újra licitálhat, amíg tart a licit.</translation>
    </message>
    <message>
        <source>The auction is over after three passes in a row: the highest bidder may raise their own bid once the two others have passed. Whoever bid last is the declarer.</source>
        <translation>A licitet három egymás utáni passz zárja le: ha a két másik passzolt, az utolsó licitáló még a saját licitjére is ráígérhet. Aki utoljára licitált, az a felvevő.</translation>
    </message>
    <message>
        <source>The auction is over when the two others pass after a bid. Whoever bid last is the declarer.</source>
        <translation>A licit akkor zárul le, amikor egy licit után a két másik játékos passzol. Aki utoljára licitált, az a felvevő.</translation>
    </message>
    <message>
        <source>If nobody bids, nothing is played and the next player deals.</source>
        <translation>Ha senki sem licitál, nincs játék, és a következő játékos oszt.</translation>
    </message>
    <message>
        <source>If nobody bids, nothing is played and the same player deals again.</source>
        <translation>Ha senki sem licitál, nincs játék, és ugyanaz oszt újra.</translation>
    </message>
    <message>
        <source>A declarer who has bid the partie alone, not in hearts, may give it up before the first lead and pays 2 to each opponent.</source>
        <translation>Aki csak sima partit mondott, nem pirosat, az első hívás előtt bedobhatja; ekkor mindkét ellenfelének 2-t fizet.</translation>
    </message>
    <message>
        <source>The declarer may give the game up at any time: every part counts as lost, with kontra; a partie by itself without kontra costs 2 to each opponent.</source>
        <translation>A felvevő bármikor bedobhatja a játékot: minden rész bukottnak számít, kontrával együtt; a kontrázatlan, önálló parti mindkét ellenfélnek 2-t ér.</translation>
    </message>
    <message>
        <source>A game that was bid cannot be given up; it is played.</source>
        <translation>A bemondott játékot nem lehet bedobni, le kell játszani.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Licit</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Adu</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Sorrend</translation>
    </message>
    <message>
        <source>In the auction</source>
        <translation>A licitben</translation>
    </message>
    <message>
        <source>At stake</source>
        <translation>Tét</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>piros</translation>
    </message>
    <message>
        <source>any suit</source>
        <translation>bármely szín</translation>
    </message>
    <message>
        <source>any but hearts</source>
        <translation>sima szín</translation>
    </message>
    <message>
        <source>Each part of the contract is settled by itself. For a part that is made each defender pays the declarer its value; for one that is lost the declarer pays each defender.</source>
        <translation>Minden játékrészt külön számolnak el. A teljesített részért mindkét védő megfizeti a felvevőnek az értékét, a bukott részért a felvevő fizet mindkét védőnek.</translation>
    </message>
    <message>
        <source>A lost part costs as much as it would have brought.</source>
        <translation>A bukott rész annyiba kerül, amennyit hozott volna.</translation>
    </message>
    <message>
        <source>Every lost part costs twice its value, hearts and kontra included.</source>
        <translation>Minden bukott rész az értéke kétszeresébe kerül, a pirosat és a kontrát is beleszámítva.</translation>
    </message>
    <message>
        <source>A lost part costs twice its value, hearts and kontra included; a lost betli only once.</source>
        <translation>A bukott rész az értéke kétszeresébe kerül, a pirosat és a kontrát is beleszámítva; a bukott betli csak egyszeresen.</translation>
    </message>
    <message>
        <source>A lost part costs as much as it would have brought, but a lost betli costs twice as much.</source>
        <translation>A bukott rész annyiba kerül, amennyit hozott volna, a bukott betli viszont kétszer annyiba.</translation>
    </message>
    <message>
        <source>A lost ulti costs its value, however high kontra has gone.</source>
        <translation>A bukott ulti az értékébe kerül, akármeddig kontrázták.</translation>
    </message>
    <message>
        <source>A lost ulti is doubled by kontra like every other part.</source>
        <translation>A bukott ultit a kontra ugyanúgy szorozza, mint a többi részt.</translation>
    </message>
    <message>
        <source>A lost ulti costs its value with kontra and on top of it once more its value without.</source>
        <translation>A bukott ulti a kontrázott értékébe és még egyszer a kontra nélküli értékébe kerül.</translation>
    </message>
    <message>
        <source>Aces and tens in the talon count for the defenders.</source>
        <translation>A talonban fekvő ászok és tízesek a védőknek számítanak.</translation>
    </message>
    <message>
        <source>Aces and tens in the talon count for the declarer.</source>
        <translation>A talonban fekvő ászok és tízesek a felvevőnek számítanak.</translation>
    </message>
    <message>
        <source>Aces and tens in the talon count for nobody.</source>
        <translation>A talonban fekvő ászok és tízesek senkinek sem számítanak.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Játékrész</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Megvan</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Bukott</translation>
    </message>
    <message>
        <source>Made in hearts</source>
        <translation>Pirosban megvan</translation>
    </message>
    <message>
        <source>Lost in hearts</source>
        <translation>Pirosban bukott</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, terítve</translation>
    </message>
    <message>
        <source>Some feats are paid without being bid, in games with trump only. The amounts are per opponent.</source>
        <translation>Adus játékban néhány teljesítményért bemondás nélkül is fizetnek. Az összegek ellenfelenként értendők.</translation>
    </message>
    <message>
        <source>A declarer who has all four aces in tricks unbid gets %1.</source>
        <translation>Ha a felvevő bemondás nélkül elviszi mind a négy ászt, %1 jár neki.</translation>
    </message>
    <message>
        <source>Four aces that were not bid are not paid.</source>
        <translation>A be nem mondott négy ászért nem fizetnek.</translation>
    </message>
    <message>
        <source>The declarer also gets half the value of an unbid 40-100 or 20-100 that is made.</source>
        <translation>A felvevőnek a be nem mondott, de teljesített 40-100 vagy 20-100 értékének fele is jár.</translation>
    </message>
    <message>
        <source>In hearts silent bonuses count double.</source>
        <translation>Pirosban a csendes jutalmak duplán számítanak.</translation>
    </message>
    <message>
        <source>Hearts do not double silent bonuses.</source>
        <translation>A piros a csendes jutalmakat nem duplázza.</translation>
    </message>
    <message>
        <source>Silent ulti: a declarer who wins the last trick with the trump seven gets %1.</source>
        <translation>Csendes ulti: ha a felvevő adu hetessel viszi az utolsó ütést, %1 jár neki.</translation>
    </message>
    <message>
        <source>A silent ulti of the declarer is not paid.</source>
        <translation>A felvevő csendes ultijáért nem fizetnek.</translation>
    </message>
    <message>
        <source>If the declarer’s trump seven is beaten in the last trick, that costs %1.</source>
        <translation>Ha a felvevő adu hetesét az utolsó ütésben elfogják, az %1 veszteség.</translation>
    </message>
    <message>
        <source>If the declarer’s trump seven is beaten in the last trick, that costs nothing.</source>
        <translation>Ha a felvevő adu hetesét az utolsó ütésben elfogják, az nem kerül semmibe.</translation>
    </message>
    <message>
        <source>If a defender wins the last trick with the trump seven, the declarer pays %1.</source>
        <translation>Ha egy védő viszi adu hetessel az utolsó ütést, az a felvevőnek %1 veszteség.</translation>
    </message>
    <message>
        <source>If a defender wins the last trick with the trump seven, nothing is paid for it.</source>
        <translation>Ha egy védő viszi adu hetessel az utolsó ütést, azért nem fizetnek.</translation>
    </message>
    <message>
        <source>If a defender’s trump seven is beaten in the last trick, the declarer gets %1.</source>
        <translation>Ha egy védő adu hetesét az utolsó ütésben elfogják, a felvevőnek %1 jár.</translation>
    </message>
    <message>
        <source>If a defender’s trump seven is beaten in the last trick, nothing is paid for it.</source>
        <translation>Ha egy védő adu hetesét az utolsó ütésben elfogják, azért nem fizetnek.</translation>
    </message>
    <message>
        <source>A hundred that was not bid is not paid.</source>
        <translation>A be nem mondott százért nem fizetnek.</translation>
    </message>
    <message>
        <source>Silent hundred: if either side reaches 100 card points with its marriages, the partie counts double.</source>
        <translation>Csendes száz: ha bármelyik oldal a bemondott párjaival eléri a 100 pontot, a parti duplán számít.</translation>
    </message>
    <message>
        <source>Silent hundred: if either side reaches 100 card points with its marriages in a game with the partie, every part of the contract counts double.</source>
        <translation>Csendes száz: ha egy partival járó játékban bármelyik oldal a bemondott párjaival eléri a 100 pontot, a játék minden része duplán számít.</translation>
    </message>
    <message>
        <source>Silent hundred: if either side reaches 100 card points with its marriages, the partie is worth 2 instead of 1; hearts and kontra remain.</source>
        <translation>Csendes száz: ha bármelyik oldal a bemondott párjaival eléri a 100 pontot, a parti 1 helyett 2-t ér; a piros és a kontra megmarad.</translation>
    </message>
    <message>
        <source>Silent hundred: if either side reaches 100 card points with its marriages, the partie is worth 2 instead of 1, and the other parts are doubled with it.</source>
        <translation>Csendes száz: ha bármelyik oldal a bemondott párjaival eléri a 100 pontot, a parti 1 helyett 2-t ér, és vele a többi rész is duplázódik.</translation>
    </message>
    <message>
        <source>Ten tricks that were not bid are not paid.</source>
        <translation>A be nem mondott tíz ütésért nem fizetnek.</translation>
    </message>
    <message>
        <source>Silent durchmars: whoever wins all ten tricks unbid gets %1; they take the place of the partie.</source>
        <translation>Csendes durchmars: aki bemondás nélkül viszi mind a tíz ütést, annak %1 jár; ez a parti helyébe lép.</translation>
    </message>
    <message>
        <source>Silent durchmars: whoever wins all ten tricks unbid gets %1 in addition to everything else.</source>
        <translation>Csendes durchmars: aki bemondás nélkül viszi mind a tíz ütést, annak minden máson felül %1 jár.</translation>
    </message>
    <message>
        <source>Both sides can make a silent durchmars.</source>
        <translation>Csendes durchmarsot bármelyik oldal csinálhat.</translation>
    </message>
    <message>
        <source>Only the declarer is paid for a silent durchmars.</source>
        <translation>Csendes durchmarsért csak a felvevőnek fizetnek.</translation>
    </message>
    <message>
        <source>It is paid even when the contract has no partie.</source>
        <translation>Akkor is jár, ha a játékban nincs parti.</translation>
    </message>
    <message>
        <source>It is paid only when the contract has a partie.</source>
        <translation>Csak akkor jár, ha a játékban van parti.</translation>
    </message>
    <message>
        <source>A kontra on the partie doubles it too.</source>
        <translation>A partira mondott kontra ezt is szorozza.</translation>
    </message>
    <message>
        <source>Kontra does not double it.</source>
        <translation>A kontra nem szorozza.</translation>
    </message>
    <message numerus="yes">
        <source>A session has %n deal(s).</source>
        <translation>
            <numerusform>Egy játszma %n leosztás.</numerusform>
        </translation>
    </message>
    <message>
        <source>A session goes on as long as the players like.</source>
        <translation>A játszma addig tart, ameddig a társaság akarja.</translation>
    </message>
    <message>
        <source>It ends when a player has %1.</source>
        <translation>Véget ér, amikor valakinél összegyűlik %1.</translation>
    </message>
    <message numerus="yes">
        <source>If first place is shared at the end, %n more deal(s) follow.</source>
        <translation>
            <numerusform>Ha a végén az első hely megoszlik, még %n leosztás következik.</numerusform>
        </translation>
    </message>
    <message>
        <source>The end can be called with the words “The ace of hearts deals and does not deal”. Whoever then has the ace of hearts in the next deal is noted; when the noted player deals, that deal and two more are the last.</source>
        <translation>A játszma végét a „Piros ász oszt, nem oszt” mondással lehet bejelenteni. Megjegyzik, hogy a következő leosztásban kinél van a piros ász; amikor ő oszt, az a leosztás és utána még kettő az utolsó.</translation>
    </message>
    <message>
        <source>Whoever has the most points at the end has won.</source>
        <translation>Az nyer, akinek a végén a legtöbb pontja van.</translation>
    </message>
    <message>
        <source>What a point is worth is agreed before the session.</source>
        <translation>Hogy egy pont mennyit ér, abban a játszma előtt állapodnak meg.</translation>
    </message>
    <message>
        <source>Every point counts %1 on the score sheet.</source>
        <translation>Az elszámoláson minden pont értéke %1.</translation>
    </message>
    <message>
        <source>Ulti: the declarer wins the last trick with the trump seven. It is lost when the seven is played earlier or is beaten in the last trick.</source>
        <translation>Ulti: a felvevő adu hetessel viszi az utolsó ütést. Elbukik, ha a hetest korábban kell kijátszania, vagy az utolsó ütésben elfogják.</translation>
    </message>
    <message>
        <source>Betli: the declarer wins no trick. There is no trump.</source>
        <translation>Betli: a felvevő egyetlen ütést sem visz. Adu nincs.</translation>
    </message>
    <message>
        <source>Four aces: the declarer has all four aces in the tricks won.</source>
        <translation>Négy ász: a felvevő mind a négy ászt elviszi az ütéseiben.</translation>
    </message>
    <message>
        <source>Four tens: the declarer has all four tens in the tricks won.</source>
        <translation>Négy tízes: a felvevő mind a négy tízest elviszi az ütéseiben.</translation>
    </message>
    <message>
        <source>Partie, the simple game: the declarer has more card points than both defenders together, marriages included, and at least one trick.</source>
        <translation>Parti, más néven passz: a felvevőnek több pontja van, mint a két védőnek együtt, a bemondott párokat is beleszámítva, és legalább egy ütése.</translation>
    </message>
    <message>
        <source>Partie, the simple game: the declarer has at least %1 of the %2 card points; marriages do not count for it.</source>
        <translation>Parti, más néven passz: a felvevőnek legalább %1 pontja van a %2 pontból; a bemondott párok ehhez nem számítanak.</translation>
    </message>
    <message>
        <source>Partie, the simple game: the declarer has at least %1 card points, own marriages included; %2 lie in the cards and the last trick.</source>
        <translation>Parti, más néven passz: a felvevőnek a saját bemondott párjaival együtt legalább %1 pontja van; a lapokban és az utolsó ütésben %2 pont van.</translation>
    </message>
    <message>
        <source>40-100: the declarer holds the marriage in trump (%1) and reaches 100 card points, its 40 included.</source>
        <translation>40-100: a felvevőnél ott az adu pár (%1), és a vele járó 40-nel együtt eléri a 100 pontot.</translation>
    </message>
    <message>
        <source>20-100: the declarer holds a marriage in another suit (%1) and reaches 100 card points, its 20 included.</source>
        <translation>20-100: a felvevőnél ott egy másik szín párja (%1), és a vele járó 20-szal együtt eléri a 100 pontot.</translation>
    </message>
    <message>
        <source>In 40-100 and 20-100 all other marriages of the declarer count towards the hundred too.</source>
        <translation>40-100-ban és 20-100-ban a felvevő összes többi párja is beleszámít a százba.</translation>
    </message>
    <message>
        <source>In 40-100 and 20-100 no other marriage of the declarer counts.</source>
        <translation>40-100-ban és 20-100-ban a felvevőnek más párja nem számít.</translation>
    </message>
    <message>
        <source>Durchmars: the declarer wins all ten tricks.</source>
        <translation>Durchmars: a felvevő mind a tíz ütést elviszi.</translation>
    </message>
    <message>
        <source>A durchmars that is bid alone has no trump, not even in hearts.</source>
        <translation>Az önállóan bemondott durchmars színtelen, pirosban is.</translation>
    </message>
    <message>
        <source>A durchmars that is bid alone has no trump; a hearts durchmars is played with hearts as trump.</source>
        <translation>Az önállóan bemondott durchmars színtelen; a piros durchmarsban piros az adu.</translation>
    </message>
    <message>
        <source>A durchmars always has a trump.</source>
        <translation>A durchmarsban mindig van adu.</translation>
    </message>
    <message>
        <source>Durchmars can be bid together with 40-100, 20-100 or ulti; it is then played with their trump.</source>
        <translation>A durchmars együtt is mondható 40-100-zal, 20-100-zal vagy ultival; ilyenkor azok adujával játsszák.</translation>
    </message>
    <message>
        <source>Durchmars is always bid alone.</source>
        <translation>A durchmarsot mindig önállóan mondják be.</translation>
    </message>
    <message>
        <source>40-100 and 20-100 exclude each other; betli is always bid alone.</source>
        <translation>A 40-100 és a 20-100 kizárja egymást; a betlit mindig önállóan mondják be.</translation>
    </message>
    <message>
        <source>Whoever bids ulti always plays the partie too, and it is settled as a part of its own.</source>
        <translation>Aki ultit mond, mindig a partit is játssza, és azt külön részként számolják el.</translation>
    </message>
    <message>
        <source>Ulti can be bid by itself; the partie is played beside it only when it is bid too.</source>
        <translation>Az ulti önállóan is mondható; a parti csak akkor él mellette, ha azt is bemondták.</translation>
    </message>
    <message>
        <source>The partie can be bid beside 40-100 or 20-100; a durchmars takes its place.</source>
        <translation>40-100 vagy 20-100 mellé parti is mondható; a durchmars a parti helyébe lép.</translation>
    </message>
    <message>
        <source>40-100, 20-100 and durchmars take the place of the partie.</source>
        <translation>A 40-100, a 20-100 és a durchmars a parti helyébe lép.</translation>
    </message>
    <message>
        <source>Every bid must have at least two parts.</source>
        <translation>Minden licit legalább két részből áll.</translation>
    </message>
    <message>
        <source>With four aces or four tens the partie is always played and paid too, without being named.</source>
        <translation>A négy ász és a négy tízes mellett kimondatlanul mindig él a parti is, és azt is elszámolják.</translation>
    </message>
    <message>
        <source>Four aces or four tens are bid only beside 40-100, 20-100, ulti or durchmars, never alone or with a partie by itself.</source>
        <translation>A négy ászt és a négy tízest csak 40-100, 20-100, ulti vagy durchmars mellé lehet mondani, önállóan vagy puszta parti mellé nem.</translation>
    </message>
    <message>
        <source>Beside ulti with four aces the partie is played too.</source>
        <translation>A négy ásszal mondott ulti mellett a parti is él.</translation>
    </message>
    <message>
        <source>Beside ulti with four aces the partie is not played.</source>
        <translation>A négy ásszal mondott ulti mellett nincs parti.</translation>
    </message>
    <message>
        <source>These games can be played with open cards: %1.</source>
        <translation>Terített játékok: %1.</translation>
    </message>
    <message>
        <source>In an open game all three lay their cards face up on the table after the first trick; the defenders may not consult each other.</source>
        <translation>Terített játékban az első ütés után mindhárman kiterítik a lapjaikat az asztalra; a védők nem beszélhetnek össze.</translation>
    </message>
    <message>
        <source>In an open game the declarer lays their own cards face up on the table after the first trick.</source>
        <translation>Terített játékban a felvevő az első ütés után kiteríti a lapjait az asztalra.</translation>
    </message>
    <message>
        <source>An open durchmars too can be bid with 40-100, 20-100 or ulti.</source>
        <translation>A terített durchmars is mondható 40-100 vagy 20-100, illetve ulti mellé.</translation>
    </message>
    <message>
        <source>An open durchmars is always bid alone.</source>
        <translation>A terített durchmarsot mindig önállóan mondják be.</translation>
    </message>
    <message>
        <source>Every game with trump can be played open: its highest part is then worth %1 more, in hearts twice as much.</source>
        <translation>Bármely adus játék teríthető: a legmagasabb része ekkor %1 ponttal többet ér, pirosban kétszer ennyivel.</translation>
    </message>
    <message>
        <source>In every game with trump hearts are trump, and nothing counts double for it.</source>
        <translation>Minden adus játékban piros az adu, és ezért semmi sem számít duplán.</translation>
    </message>
    <message>
        <source>Whoever announces a game in hearts plays all its parts at the hearts value, which is double for nearly all of them. Hearts are then trump; a game without trump stays without trump.</source>
        <translation>Aki pirosban mond be egy játékot, annak minden része a piros értékén számít, ami szinte mindnél a kétszerese. Ilyenkor piros az adu; a színtelen játék színtelen marad.</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick.</source>
        <translation>Az első ütéshez a felvevő hív.</translation>
    </message>
    <message>
        <source>Forehand leads to the first trick, whoever is the declarer.</source>
        <translation>Az első ütéshez az elsőkéz hív, bárki is a felvevő.</translation>
    </message>
    <message>
        <source>The suit led must be followed. Whoever cannot follow must play a trump; whoever has neither may play any card.</source>
        <translation>Színre színt kell adni. Akinek nincs a hívott színből, annak aduznia kell; akinek egyik sincs, az bármit adhat.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick; if there is none in it, the highest card of the suit led. Whoever wins a trick leads to the next.</source>
        <translation>Az ütést a legnagyobb adu viszi; ha nincs benne adu, a hívott szín legnagyobb lapja. Aki az ütést vitte, az hív a következőhöz.</translation>
    </message>
    <message>
        <source>Whoever has bid ulti must keep the trump seven back as long as another card may be played.</source>
        <translation>Aki ultit mondott, annak tartania kell az adu hetest, amíg más lapot is adhat.</translation>
    </message>
    <message>
        <source>Whoever has bid ulti need not keep the trump seven back.</source>
        <translation>Aki ultit mondott, nem köteles tartani az adu hetest.</translation>
    </message>
    <message>
        <source>Betli is over as soon as the declarer takes a trick.</source>
        <translation>A betli azonnal véget ér, amint a felvevő ütést visz.</translation>
    </message>
    <message>
        <source>Betli is played to the end even after the declarer has taken a trick.</source>
        <translation>A betlit akkor is végigjátsszák, ha a felvevő már vitt ütést.</translation>
    </message>
    <message>
        <source>In games with trump nobody has to beat: whoever follows suit may play any card of it.</source>
        <translation>Adus játékban nincs felülütési kényszer: aki színre színt ad, bármelyik lapját adhatja.</translation>
    </message>
    <message>
        <source>In games with trump whoever follows suit must beat the highest card so far, if possible.</source>
        <translation>Adus játékban, aki színre színt ad, annak felül kell ütnie az eddigi legnagyobb lapot, ha tudja.</translation>
    </message>
    <message>
        <source>The highest card of the suit led must be beaten even when the trick is trumped already.</source>
        <translation>A hívott szín legnagyobb lapját akkor is felül kell ütni, ha az ütésben már van adu.</translation>
    </message>
    <message>
        <source>When the trick is trumped already, any card of the suit led may be played to it.</source>
        <translation>Ha az ütésben már van adu, a hívott színből bármelyik lap adható.</translation>
    </message>
    <message>
        <source>Whoever must trump a trick that is trumped already must overtrump, if possible.</source>
        <translation>Akinek aduznia kell, és már van adu az ütésben, annak nagyobb adut kell adnia, ha tud.</translation>
    </message>
    <message>
        <source>Whoever must trump may play any trump; nobody has to overtrump.</source>
        <translation>Akinek aduznia kell, bármelyik aduját adhatja; nem kell felülütnie.</translation>
    </message>
    <message>
        <source>In betli the highest card so far must be beaten, if possible.</source>
        <translation>Betliben az eddigi legnagyobb lapot felül kell ütni, ha lehet.</translation>
    </message>
    <message>
        <source>In betli only the suit must be followed; nobody has to beat.</source>
        <translation>Betliben csak színre színt kell adni, felülütni nem.</translation>
    </message>
    <message>
        <source>In durchmars without trump the highest card so far must be beaten, if possible.</source>
        <translation>Színtelen durchmarsban az eddigi legnagyobb lapot felül kell ütni, ha lehet.</translation>
    </message>
    <message>
        <source>In durchmars without trump nobody has to beat.</source>
        <translation>Színtelen durchmarsban nem kell felülütni.</translation>
    </message>
    <message>
        <source>A card against these duties is not accepted; another one must be played.</source>
        <translation>Aki ezek ellen vét, annak a lapja nem érvényes: másikat kell adnia.</translation>
    </message>
    <message>
        <source>A card against these duties is let stand.</source>
        <translation>Az ezek ellen vétő lap is az asztalon marad.</translation>
    </message>
    <message>
        <source>Where such a card is let stand, it is a revoke and ends the deal: whoever played it pays every part of the contract, with hearts and kontra, to each of the two others.</source>
        <translation>Ahol az ilyen lap az asztalon marad, renonsz, és véget ér a leosztás: aki kijátszotta, a játék minden részét megfizeti, pirossal és kontrával, mindkét másik játékosnak.</translation>
    </message>
    <message>
        <source>Where such a card is let stand, it is a revoke and ends the deal: the side that played it loses every part of the contract, with hearts and kontra.</source>
        <translation>Ahol az ilyen lap az asztalon marad, renonsz, és véget ér a leosztás: aki kijátszotta, annak az oldala a játék minden részét elveszti, pirossal és kontrával.</translation>
    </message>
    <message>
        <source>Two cards of one suit (%1) in one hand are a marriage. In trump it counts 40 card points, in another suit 20.</source>
        <translation>Egy szín két lapja (%1) egy kézben: ez a pár. Aduban 40 pontot ér, más színben 20-at.</translation>
    </message>
    <message>
        <source>There are marriages in all games with trump, and only in these.</source>
        <translation>Pár minden adus játékban mondható, és csak azokban.</translation>
    </message>
    <message>
        <source>Marriages count only in games with the partie, 40-100 or 20-100, where card points matter.</source>
        <translation>A párok csak partival, 40-100-zal vagy 20-100-zal járó játékban érnek valamit, ahol számít a pont.</translation>
    </message>
    <message>
        <source>Marriages count only for a side that wins at least one trick.</source>
        <translation>A pár csak annak az oldalnak számít, amelynek legalább egy ütése van.</translation>
    </message>
    <message>
        <source>Marriages count at once, even for a side that wins no trick.</source>
        <translation>A pár azonnal számít, akkor is, ha az oldalnak nincs ütése.</translation>
    </message>
    <message>
        <source>Only the declarer announces marriages.</source>
        <translation>Párt csak a felvevő mondhat be.</translation>
    </message>
    <message>
        <source>The defenders’ marriages count as well as the declarer’s.</source>
        <translation>A védők párjai ugyanúgy számítanak, mint a felvevőéi.</translation>
    </message>
    <message>
        <source>They count against 40-100 and 20-100 too.</source>
        <translation>40-100 és 20-100 ellen is számítanak.</translation>
    </message>
    <message>
        <source>In 40-100 and 20-100 the defenders may announce none.</source>
        <translation>40-100-ban és 20-100-ban a védők nem mondhatnak be párt.</translation>
    </message>
    <message>
        <source>They need not be announced: they count by themselves with a player’s first card.</source>
        <translation>Nem kell bemondani: a játékos első lapjával maguktól számítanak.</translation>
    </message>
    <message>
        <source>They are announced with one’s own card to the first trick, as many as one has; what is not announced does not count.</source>
        <translation>Az első ütésben, a saját lappal együtt kell bemondani, akárhány van; ami kimarad, nem számít.</translation>
    </message>
    <message>
        <source>A marriage is announced when either of its two cards is played, in any trick; what is not announced does not count.</source>
        <translation>A párt akkor kell bemondani, amikor valamelyik lapját kijátsszák, bármelyik ütésben; ami kimarad, nem számít.</translation>
    </message>
    <message>
        <source>Whoever announces a 20 says which suit it is.</source>
        <translation>Aki húszat mond, azt is megmondja, milyen színből.</translation>
    </message>
    <message>
        <source>Whoever announces a 20 need not say which suit it is or show the cards.</source>
        <translation>Aki húszat mond, nem köteles megmondani a színét vagy megmutatni a lapokat.</translation>
    </message>
    <message>
        <source>The bid of 40-100 or 20-100 announces its marriage already.</source>
        <translation>A 40-100 és a 20-100 licitje egyben a pár bemondása is.</translation>
    </message>
    <message>
        <source>The marriage of 40-100 or 20-100 must be announced like any other, or the hundred is lost.</source>
        <translation>A 40-100 és a 20-100 párját is be kell mondani, mint a többit, különben elbukik a száz.</translation>
    </message>
    <message>
        <source>There is no kontra.</source>
        <translation>Kontra nincs.</translation>
    </message>
    <message>
        <source>A defender who says kontra doubles what a part of the contract pays or costs. Each part is doubled by itself, and the two sides answer each other in turn.</source>
        <translation>Aki a védők közül kontrát mond, megduplázza, amit a játék egy része hoz vagy visz. Minden részt külön lehet kontrázni, és a két oldal felváltva felel egymásnak.</translation>
    </message>
    <message>
        <source>These are the steps: %1.</source>
        <translation>A fokozatok: %1.</translation>
    </message>
    <message>
        <source>A defender says kontra just before their own card to the first trick.</source>
        <translation>A védő az első ütésben, közvetlenül a saját lapja előtt kontrázhat.</translation>
    </message>
    <message>
        <source>A defender may say kontra from the first trick until the second is led.</source>
        <translation>A védők az első ütéstől a második hívásig kontrázhatnak.</translation>
    </message>
    <message>
        <source>Kontra is said after the auction, before the first lead.</source>
        <translation>Kontrázni a licit után, az első hívás előtt lehet.</translation>
    </message>
    <message>
        <source>A defender’s kontra always counts for the partner too.</source>
        <translation>Az egyik védő kontrája mindig a társának is szól.</translation>
    </message>
    <message>
        <source>In games with trump a defender’s kontra counts for the partner too; in games without trump each defender doubles alone.</source>
        <translation>Adus játékban az egyik védő kontrája a társának is szól; színtelen játékban ki-ki a maga nevében kontráz.</translation>
    </message>
    <message>
        <source>A defender’s kontra counts for the partner too; only in betli and in durchmars without trump each defender doubles alone.</source>
        <translation>Az egyik védő kontrája a társának is szól; csak betliben és színtelen durchmarsban kontráz ki-ki a maga nevében.</translation>
    </message>
    <message>
        <source>The declarer answers after the first trick; all steps are said before the second is led.</source>
        <translation>A felvevő az első ütés után felel; minden fokozatot a második hívásig kell kimondani.</translation>
    </message>
    <message>
        <source>The answers too must be said before the second trick is led.</source>
        <translation>A feleleteket is a második hívásig kell kimondani.</translation>
    </message>
    <message>
        <source>The answer is said just before one’s own card to the second trick.</source>
        <translation>A felelet a második ütésben, közvetlenül a saját lap előtt hangzik el.</translation>
    </message>
    <message>
        <source>The answers follow at once, before the first lead too.</source>
        <translation>A feleletek azonnal következnek, szintén az első hívás előtt.</translation>
    </message>
    <message>
        <source>The pack has 32 cards: four suits (%1) of eight cards each (%2).</source>
        <translation>A pakliban 32 lap van: négy szín (%1), színenként nyolc lap (%2).</translation>
    </message>
    <message>
        <source>In games with trump every suit ranks, from the highest down: %1.</source>
        <translation>Adus játékban a lapok sorrendje minden színben, a legnagyobbtól lefelé: %1.</translation>
    </message>
    <message>
        <source>In games with trump the trump suit ranks, from the highest down: %1. In the other suits the ten stands low: %2.</source>
        <translation>Adus játékban az adu sorrendje, a legnagyobbtól lefelé: %1. A többi színben a tízes hátul áll: %2.</translation>
    </message>
    <message>
        <source>In games without trump every suit ranks, from the highest down: %1.</source>
        <translation>Színtelen játékban a lapok sorrendje minden színben, a legnagyobbtól lefelé: %1.</translation>
    </message>
    <message>
        <source>Every ace is worth 11 card points and every ten 10; the other cards are worth nothing.</source>
        <translation>Minden ász 11, minden tízes 10 pontot ér, a többi lap semmit.</translation>
    </message>
    <message>
        <source>Every ace and every ten is worth 10 card points; the other cards are worth nothing.</source>
        <translation>Minden ász és minden tízes 10 pontot ér, a többi lap semmit.</translation>
    </message>
    <message>
        <source>Whoever wins the last trick gets 10 card points more. That makes %1 in a deal, marriages not counted.</source>
        <translation>Aki az utolsó ütést viszi, 10 pontot kap érte. Egy leosztásban így %1 pont van, a bemondott párok nélkül.</translation>
    </message>
    <message>
        <source>Three play. In each deal one of them, the declarer, plays alone against the other two, the defenders, who form one side.</source>
        <translation>Hárman játsszák. Minden leosztásban egyikük, a felvevő, egyedül játszik a másik kettő, az egy oldalon álló védők ellen.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot: the lowest card drawn deals.</source>
        <translation>Az első osztót húzással döntik el: aki a legkisebb lapot húzza, az oszt.</translation>
    </message>
    <message>
        <source>Dealing, bidding and playing go round counter-clockwise. After each deal the player on the dealer’s right deals next.</source>
        <translation>Az osztás, a licit és a játék az óramutató járásával ellentétesen halad körbe. Minden leosztás után az osztó jobb oldali szomszédja oszt.</translation>
    </message>
    <message>
        <source>The player on the dealer’s right is forehand and gets cards and speaks first.</source>
        <translation>Az osztó jobb oldali szomszédja az elsőkéz: ő kap először lapot, és ő szólal meg először.</translation>
    </message>
    <message>
        <source>Dealing, bidding and playing go round clockwise. After each deal the player on the dealer’s left deals next.</source>
        <translation>Az osztás, a licit és a játék az óramutató járásával egyezően halad körbe. Minden leosztás után az osztó bal oldali szomszédja oszt.</translation>
    </message>
    <message>
        <source>The player on the dealer’s left is forehand and gets cards and speaks first.</source>
        <translation>Az osztó bal oldali szomszédja az elsőkéz: ő kap először lapot, és ő szólal meg először.</translation>
    </message>
    <message>
        <source>The dealer shuffles, and the dealer’s other neighbour cuts the pack or only taps it. After a tap each player gets the whole hand in one packet.</source>
        <translation>Az osztó kever, a másik szomszédja emel, vagy csak kopog. Kopogás után mindenki egyszerre kapja meg az összes lapját.</translation>
    </message>
    <message>
        <source>The dealer shuffles, and the dealer’s other neighbour cuts the pack.</source>
        <translation>Az osztó kever, a másik szomszédja emel.</translation>
    </message>
    <message>
        <source>If a card shows its face while it is dealt, the same dealer shuffles and deals again.</source>
        <translation>Ha osztás közben felfordul egy lap, ugyanaz az osztó újra kever és oszt.</translation>
    </message>
    <message>
        <source>Forehand gets 12 cards, the two others 10 each.</source>
        <translation>Az elsőkéz 12 lapot kap, a két másik 10-10-et.</translation>
    </message>
    <message>
        <source>Each player gets 10 cards. The two left over stay face down and are not played with.</source>
        <translation>Mindenki 10 lapot kap. A megmaradt két lap képpel lefelé marad, azokkal nem játszanak.</translation>
    </message>
    <message>
        <source>Each player gets 10 cards. The two left over lie face down: they are the talon, and nobody may look at them.</source>
        <translation>Mindenki 10 lapot kap. A megmaradt két lap képpel lefelé fekszik: ez a talon, és senki sem nézheti meg.</translation>
    </message>
    <message>
        <source>The cards are dealt one at a time.</source>
        <translation>A lapokat egyenként osztják.</translation>
    </message>
    <message>
        <source>The cards are dealt in packets of %1.</source>
        <translation>A lapokat csomagokban osztják, egyszerre %1 lapot.</translation>
    </message>
    <message>
        <source>The cards are dealt in packets: first %1, then %2.</source>
        <translation>A lapokat csomagokban osztják: előbb %1, azután %2 lapot.</translation>
    </message>
</context>
<context>
    <name>tile</name>
    <message>
        <source>partie</source>
        <translation>parti</translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message numerus="yes">
        <source>Right on what was known; with all cards seen it cost %n game point(s).</source>
        <translation>
            <numerusform>Helyes volt annak alapján, amit tudni lehetett; nyílt lapoknál %n pontba került.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards seen it cost %n game point(s).</source>
        <translation>
            <numerusform>Nyílt lapoknál %n pontba került.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was nothing better on what was known.</source>
        <translation>Annak alapján, amit tudni lehetett, nem volt jobb.</translation>
    </message>
    <message>
        <source>On what was known, better: “%1”, by %2 game points (±%3).</source>
        <translation>Annak alapján, amit tudni lehetett, jobb lett volna: „%1”, %2 ponttal (±%3).</translation>
    </message>
    <message>
        <source>On what was known about as good: “%1”, ahead by %2 game points (±%3).</source>
        <translation>Annak alapján, amit tudni lehetett, nagyjából ugyanilyen jó: „%1”, %2 ponttal előrébb (±%3).</translation>
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
        <source>There is no advice here: it needs the compiled part of the program.</source>
        <translation>Itt nem kérhető tanács: a program gépi kódú része kell hozzá.</translation>
    </message>
    <message>
        <source>No advice could be worked out this time.</source>
        <translation>Ezúttal nem sikerült tanácsot adni.</translation>
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
        <source>The deck “%1” cannot be used: “%2” holds a number that is too large or too small.</source>
        <translation>Nem használható a kártyapakli („%1”), mert túl nagy vagy túl kicsi szám van benne: „%2”.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” cannot be drawn as it is.</source>
        <translation>Nem használható a kártyapakli („%1”), mert így nem rajzolható ki: „%2”.</translation>
    </message>
    <message>
        <source>Blue print flowers</source>
        <translation>Kékfestő virágok</translation>
    </message>
    <message>
        <source>Madder red tulips</source>
        <translation>Buzérvörös tulipánok</translation>
    </message>
    <message>
        <source>Dots on dark green</source>
        <translation>Sötétzöld, pöttyös</translation>
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
        <source>cards by hand and talon</source>
        <translation>lapok kezenként és a talonban</translation>
    </message>
    <message>
        <source>order of the pack</source>
        <translation>a pakli sorrendje</translation>
    </message>
    <message>
        <source>cards that lie as in the deal before</source>
        <translation>az előző osztásból helyben maradt lapok</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ászok</translation>
    </message>
    <message>
        <source>longest suit</source>
        <translation>leghosszabb szín</translation>
    </message>
    <message>
        <source>marriages</source>
        <translation>párok</translation>
    </message>
    <message>
        <source>middlehand</source>
        <translation>középkéz</translation>
    </message>
    <message>
        <source>talon</source>
        <translation>talon</translation>
    </message>
    <message>
        <source>Aces in a hand of %1</source>
        <translation>Ászok egy %1 lapos kézben</translation>
    </message>
    <message>
        <source>Cards of the longest suit in a hand of %1</source>
        <translation>A leghosszabb szín lapjai egy %1 lapos kézben</translation>
    </message>
    <message>
        <source>Marriages in a hand of %1</source>
        <translation>Párok (király és felső) egy %1 lapos kézben</translation>
    </message>
    <message>
        <source>%1: %2 a hand, %3 by chance</source>
        <translation>%1: kezenként %2, véletlenül %3</translation>
    </message>
    <message>
        <source>%1: none of the %2 tests is out of the ordinary. The cards fall by chance alone.</source>
        <translation>%1, %2 próba: egyik sem szokatlan. A lapokat csak a véletlen osztja.</translation>
    </message>
    <message>
        <source>%1: of the %2 tests at least one is out of the ordinary. That happens once in a hundred times; count more deals.</source>
        <translation>%1, %2 próba: legalább egy szokatlan. Ez százból egyszer előfordul; nézz meg több leosztást.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) shown twice</source>
        <translation>
            <numerusform>%n állás kétszer megmutatva</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in %2 of them with other hidden cards; %3.</source>
        <translation>%1, ebből %2 más rejtett lapokkal; %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n döntés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came out differently!</source>
        <translation>
            <numerusform>%n másképp alakult!</numerusform>
        </translation>
    </message>
    <message>
        <source>Every one was the same: nobody sees hidden cards.</source>
        <translation>Mindegyik ugyanaz maradt: senki sem lát rejtett lapot.</translation>
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
        <source>The file “%1” holds more than is taken in from one file.</source>
        <translation>Ebben a fájlban több van, mint amennyi egy fájlból beolvasható: „%1”.</translation>
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
        <translation>Ez a fájl a program újabb verziójából való: „%1”.</translation>
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
        <source>In the place of the file “%1” lies something that is no file.</source>
        <translation>A fájl helyén valami más van, ami nem fájl: „%1”.</translation>
    </message>
    <message>
        <source>The file “%1” could not be saved.</source>
        <translation>Nem sikerült menteni: „%1”.</translation>
    </message>
    <message>
        <source>The file “%1” could not be saved: the disk is full.</source>
        <translation>Nem sikerült menteni, mert betelt a lemez: „%1”.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be saved: nothing may be written there.</source>
        <translation>Nem menthető, mert oda nem szabad írni: „%1”.</translation>
    </message>
    <message>
        <source>The clock of this computer was set back; the deals in the statistics keep their order.</source>
        <translation>A számítógép óráját visszaállították; a statisztikában a leosztások sorrendje megmarad.</translation>
    </message>
    <message>
        <source>It can be replayed up to action %1.</source>
        <translation>Eddig a lépésig játszható vissza: %1.</translation>
    </message>
    <message>
        <source>It was put aside as “%1”.</source>
        <translation>Félretéve ezen a néven: „%1”.</translation>
    </message>
    <message>
        <source>the language “%1”</source>
        <translation>„%1” nyelv</translation>
    </message>
    <message>
        <source>the back “%1”</source>
        <translation>„%1” hátlap</translation>
    </message>
    <message>
        <source>the table “%1”</source>
        <translation>„%1” asztal</translation>
    </message>
    <message>
        <source>the rule set “%1”</source>
        <translation>„%1” szabályváltozat</translation>
    </message>
    <message>
        <source>options that the rule set “%1” does not have</source>
        <translation>a szabályváltozatból („%1”) hiányzó házi szabályok</translation>
    </message>
    <message>
        <source>the level “%1”</source>
        <translation>„%1” szint</translation>
    </message>
    <message>
        <source>Your settings name what is not here: %1. The usual is used; your file keeps what it says.</source>
        <translation>A beállításaid olyasmit kérnek, ami itt nincs meg: %1. Helyette a szokásos lép be, a fájlod pedig megtartja, amit kértél.</translation>
    </message>
    <message>
        <source>The translation “%1” is damaged and is not used.</source>
        <translation>A fordítás sérült, ezért a program nem használja: „%1”.</translation>
    </message>
    <message>
        <source>Ulti Desktop is open already: in this second window no session, setting or result is saved.</source>
        <translation>Az Ulti Desktop már fut: ebben a második ablakban a program sem játszmát, sem beállítást, sem eredményt nem ment.</translation>
    </message>
    <message>
        <source>The session that was under way is kept as “%1”.</source>
        <translation>A félbehagyott játszma megmaradt ezen a néven: „%1”.</translation>
    </message>
    <message>
        <source>The game goes on, but for the time being it is not saved.</source>
        <translation>A játék folytatódik, de a program egyelőre nem menti.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>A program újra menti a játékot.</translation>
    </message>
    <message>
        <source>“%1” is among your rule sets now.</source>
        <translation>A saját szabályaid közé került: „%1”.</translation>
    </message>
    <message>
        <source>“%1” has been taken away.</source>
        <translation>Törölve: „%1”.</translation>
    </message>
    <message>
        <source>The statistics are written to “%1”.</source>
        <translation>A statisztika itt van: „%1”.</translation>
    </message>
    <message>
        <source>The rule set is written to “%1”.</source>
        <translation>A szabályok itt vannak: „%1”.</translation>
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
        <source>Under “%1” stands “%2”, which cannot stand there.</source>
        <translation>„%1”: itt nem állhat ez: „%2”.</translation>
    </message>
    <message>
        <source>The rule set cannot be used. Please check: %1.</source>
        <translation>Ez a szabályváltozat így nem használható. Ellenőrizd: %1.</translation>
    </message>
    <message>
        <source>This cannot be read. In the field “%1” stands: %2</source>
        <translation>Ezt nem lehet beolvasni. Mező: „%1”, tartalma: %2</translation>
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
        <source>actions were taken back</source>
        <translation>visszavonással</translation>
    </message>
    <message>
        <source>there was advice</source>
        <translation>tanáccsal</translation>
    </message>
    <message>
        <source>a simpler player stood in</source>
        <translation>egyszerűbb játékos ugrott be</translation>
    </message>
    <message>
        <source>The session is over · %1 share first place with %2</source>
        <translation>A játszma véget ért · Megosztott első hely: %1, egyenleg %2</translation>
    </message>
    <message>
        <source>The session is over · You win with %1</source>
        <translation>A játszma véget ért · Te nyertél, egyenleged %1</translation>
    </message>
    <message>
        <source>The session is over · %1 wins with %2</source>
        <translation>A játszma véget ért · %1 nyert, egyenlege %2</translation>
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
        <translation>Elhangzott a mondás: a játszma végét az dönti el, akihez ezután először kerül a %1</translation>
    </message>
    <message>
        <source>You had the %1: when you deal, the last three deals begin</source>
        <translation>Nálad volt a %1: amikor te osztasz, kezdődik az utolsó három leosztás</translation>
    </message>
    <message>
        <source>%2 had the %1: when %2 deals, the last three deals begin</source>
        <translation>A %1 %2 kezében volt: amikor %2 oszt, kezdődik az utolsó három leosztás</translation>
    </message>
    <message>
        <source>new from the talon</source>
        <translation>új a talonból</translation>
    </message>
    <message>
        <source>chosen for the talon</source>
        <translation>a talonba kiválasztva</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>kijátszható</translation>
    </message>
    <message>
        <source>%1; illegal: %2</source>
        <translation>%1; nem játszható ki: %2</translation>
    </message>
    <message>
        <source>%1, led by %2</source>
        <translation>%1, hívta: %2</translation>
    </message>
    <message>
        <source>%1, played by %2</source>
        <translation>%1, tette: %2</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>gondolkodik</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>következik</translation>
    </message>
    <message>
        <source>said: %1</source>
        <translation>mondta: %1</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Még nincs licit</translation>
    </message>
    <message>
        <source>Highest bid: %1</source>
        <translation>Legmagasabb licit: %1</translation>
    </message>
    <message>
        <source>Contract: %1</source>
        <translation>Játék: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <source>Trick %1: %2</source>
        <translation>%1. ütés: %2</translation>
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
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
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
