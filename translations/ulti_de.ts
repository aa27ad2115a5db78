<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AboutSheet</name>
    <message>
        <source>Ulti Desktop</source>
        <translation>Ulti Desktop</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Ulti, Hungary&apos;s card game for three, with five rule sets and two computer opponents.</source>
        <translation>Ulti, Ungarns Kartenspiel zu dritt, mit fünf Regelwerken und zwei Computergegnern.</translation>
    </message>
    <message>
        <source>The cards are drawn for this program after the Tell pattern and the French suits.</source>
        <translation>Die Karten sind eigens für dieses Programm gezeichnet, nach dem Tell-Bild und den französischen Farben.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Type: Hanken Grotesk, SIL Open Font License.</source>
        <translation>Freie Software unter der MIT-Lizenz. Schrift: Hanken Grotesk, SIL Open Font License.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Really give up?</source>
        <translation>Wirklich aufgeben?</translation>
    </message>
    <message>
        <source>stake → %1</source>
        <translation>Einsatz → %1</translation>
    </message>
    <message>
        <source>against %1, %2</source>
        <translation>gegen %1, %2</translation>
    </message>
</context>
<context>
    <name>Balances</name>
    <message>
        <source>Balances</source>
        <translation>Punktestand</translation>
    </message>
</context>
<context>
    <name>BidBody</name>
    <message>
        <source>Bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Rangfolge</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Nobody has bid yet.</source>
        <translation>Noch niemand hat geboten.</translation>
    </message>
    <message>
        <source>Your bid stands: %1</source>
        <translation>Dein Gebot steht: %1</translation>
    </message>
    <message>
        <source>To beat: %1 (%2)</source>
        <translation>Zu überbieten: %1 (%2)</translation>
    </message>
    <message>
        <source>%2 has bid: %1</source>
        <translation>%2 hat angesagt: %1</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>These parts alone are no bid yet.</source>
        <translation>Diese Komponenten allein sind noch kein Gebot.</translation>
    </message>
    <message>
        <source>%1: not higher than %2</source>
        <translation>%1: nicht höher als %2</translation>
    </message>
    <message>
        <source>%1: comes along by itself</source>
        <translation>%1: läuft von selbst mit</translation>
    </message>
    <message>
        <source>%1: cannot be combined with %2</source>
        <translation>%1: nicht mit %2 kombinierbar</translation>
    </message>
</context>
<context>
    <name>BidFoot</name>
    <message>
        <source>Switch on what you want to bid.</source>
        <translation>Wähle an, was du ansagen willst.</translation>
    </message>
    <message>
        <source>at stake: %1</source>
        <translation>Einsatz: %1</translation>
    </message>
    <message>
        <source>higher than %1</source>
        <translation>höher als %1</translation>
    </message>
    <message>
        <source>not higher than %1</source>
        <translation>nicht höher als %1</translation>
    </message>
    <message>
        <source>to the talon: %1</source>
        <translation>in den Talon: %1</translation>
    </message>
    <message>
        <source>Lay two cards away</source>
        <translation>Zwei Karten ablegen</translation>
    </message>
    <message>
        <source>choose two cards in your hand</source>
        <translation>wähle zwei Karten aus deiner Hand</translation>
    </message>
    <message>
        <source>Choose a bid</source>
        <translation>Spiel wählen</translation>
    </message>
    <message>
        <source>Bid: %1</source>
        <translation>Ansagen: %1</translation>
    </message>
    <message>
        <source>choose the trump</source>
        <translation>wähle den Trumpf</translation>
    </message>
    <message>
        <source>Pick up the talon</source>
        <translation>Talon aufnehmen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Cards back into the hand</source>
        <translation>Karten zurück auf die Hand</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
</context>
<context>
    <name>DeckRow</name>
    <message>
        <source>Decks of your own go into the folder %1</source>
        <translation>Eigene Kartenblätter gehören in den Ordner %1</translation>
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
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
</context>
<context>
    <name>FloatingSheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>LadderColumn</name>
    <message>
        <source>Ladder</source>
        <translation>Rangfolge</translation>
    </message>
    <message>
        <source>Ladder of all bids</source>
        <translation>Rangfolge aller Gebote</translation>
    </message>
    <message>
        <source>Back to the bid</source>
        <translation>Zurück zum Gebot</translation>
    </message>
</context>
<context>
    <name>LastTrickSheet</name>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>No trick has been played yet.</source>
        <translation>Noch kein Stich gespielt.</translation>
    </message>
    <message>
        <source>Trick %1, won by %2: %3</source>
        <translation>Stich %1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>LinesTable</name>
    <message>
        <source>Part</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>Nobody pays</source>
        <translation>Niemand zahlt</translation>
    </message>
    <message>
        <source>You win %2</source>
        <translation>Du gewinnst %2</translation>
    </message>
    <message>
        <source>%1 wins %2</source>
        <translation>%1 gewinnt %2</translation>
    </message>
    <message>
        <source>You pay %2</source>
        <translation>Du zahlst %2</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 zahlt %2</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Karten</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Open a saved game</source>
        <translation>Gespeichertes Spiel öffnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Ulti games</source>
        <translation>Ulti-Spiele</translation>
    </message>
    <message>
        <source>Ulti Desktop</source>
        <translation>Ulti Desktop</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>New session…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Gespeichertes Spiel öffnen…</translation>
    </message>
    <message>
        <source>Save the game as…</source>
        <translation>Spiel speichern unter…</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Gabe</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <translation>Der Rest gehört mir</translation>
    </message>
    <message>
        <source>“The ace of hearts deals and does not deal”</source>
        <translation>„Das Herz-Ass gibt und gibt nicht“</translation>
    </message>
    <message>
        <source>End session</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Opponents…</source>
        <translation>Gegner…</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Protokoll zeigen</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartenblatt</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen…</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Go through your cards</source>
        <translation>Durch deine Karten gehen</translation>
    </message>
    <message>
        <source>To the first or the last card</source>
        <translation>Zur ersten oder zur letzten Karte</translation>
    </message>
    <message>
        <source>Play or choose the card</source>
        <translation>Die Karte ausspielen oder wählen</translation>
    </message>
    <message>
        <source>Play or choose the first to the tenth card at once</source>
        <translation>Die erste bis zehnte Karte sofort ausspielen oder wählen</translation>
    </message>
    <message>
        <source>Put the card back, or close what is open</source>
        <translation>Die Karte zurücknehmen oder Geöffnetes schließen</translation>
    </message>
</context>
<context>
    <name>NewSessionSheet</name>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>House options</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Anzahl der Gaben</translation>
    </message>
    <message>
        <source>Points that end the session</source>
        <translation>Punkte, die die Partie beenden</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>On your right</source>
        <translation>Rechts von dir</translation>
    </message>
    <message>
        <source>On your left</source>
        <translation>Links von dir</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartenblatt</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>This rule set has no options.</source>
        <translation>Dieses Regelwerk hat keine Hausregeln.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>OpponentRow</name>
    <message>
        <source>Level</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>Choose from the company</source>
        <translation>Aus der Runde wählen</translation>
    </message>
</context>
<context>
    <name>OpponentsSheet</name>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>A change takes effect with the next deal.</source>
        <translation>Eine Änderung gilt ab der nächsten Gabe.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
</context>
<context>
    <name>PointBlocks</name>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>marriage</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>aces, tens</source>
        <translation>Asse, Zehner</translation>
    </message>
    <message>
        <source>last trick</source>
        <translation>letzter Stich</translation>
    </message>
    <message>
        <source>talon</source>
        <translation>Talon</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Bids, from the lowest to the highest</source>
        <translation>Gebote vom niedrigsten zum höchsten</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>So wird gespielt</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>in the auction</source>
        <translation>beim Reizen</translation>
    </message>
    <message>
        <source>at stake</source>
        <translation>Einsatz</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Gabe</translation>
    </message>
    <message>
        <source>End session</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>No deal has been played yet.</source>
        <translation>Noch keine Gabe gespielt.</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Gaben</translation>
    </message>
    <message>
        <source>everyone passed</source>
        <translation>alle haben gepasst</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 · up to %2</source>
        <translation>%1 · bis %2</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Karten und Tisch</translation>
    </message>
    <message>
        <source>Language and tempo</source>
        <translation>Sprache und Tempo</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartenblatt</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Tempo</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>A trick stays for</source>
        <translation>So lange bleibt der Stich liegen</translation>
    </message>
    <message>
        <source>The others wait before they act</source>
        <translation>So lange warten die anderen</translation>
    </message>
    <message>
        <source>A small letter under the suit sign tells the figures apart.</source>
        <translation>An einem kleinen Buchstaben unter dem Farbzeichen erkennt man die Bilder.</translation>
    </message>
    <message>
        <source>Letters in the corners</source>
        <translation>Buchstaben in den Ecken</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Cards fade over instead of flying.</source>
        <translation>Karten blenden über, statt zu fliegen.</translation>
    </message>
    <message>
        <source>What happened in words, and your hand as a list.</source>
        <translation>Das Geschehen in Worten und deine Karten als Liste.</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Protokoll zeigen</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>ruhig</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>Blue-dye</source>
        <translation>Blaudruck</translation>
    </message>
    <message>
        <source>Bottle</source>
        <translation>Flasche</translation>
    </message>
    <message>
        <source>Madder</source>
        <translation>Krapp</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Leinen</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>Settlement</name>
    <message>
        <source>Everyone passed</source>
        <translation>Alle haben gepasst</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Revoke</source>
        <translation>Renonce</translation>
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
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Gabe</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Gleiche Gabe noch einmal</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>End session</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>Nobody pays. The cards are dealt again.</source>
        <translation>Niemand zahlt. Es wird neu gegeben.</translation>
    </message>
    <message>
        <source>%1, declarer · %2</source>
        <translation>%1, Alleinspieler · %2</translation>
    </message>
    <message>
        <source>%1 claimed the rest</source>
        <translation>Rest gezeigt: %1</translation>
    </message>
    <message>
        <source>for practice, it does not count</source>
        <translation>zur Übung, zählt nicht</translation>
    </message>
    <message>
        <source>Trick %1 went to you</source>
        <translation>Stich %1 ging an dich</translation>
    </message>
    <message>
        <source>Trick %1 went to %2</source>
        <translation>Stich %1 ging an %2</translation>
    </message>
</context>
<context>
    <name>UnderWay</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Practice deal</source>
        <translation>Übungsrunde</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Gabe %1 von %2</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Gabe %1</translation>
    </message>
</context>
<context>
    <name>WelcomeSheet</name>
    <message>
        <source>Welcome back</source>
        <translation>Willkommen zurück</translation>
    </message>
    <message>
        <source>A session is still under way. Go on with it, or begin a new one?</source>
        <translation>Eine Partie ist noch nicht zu Ende. Weiterspielen oder eine neue beginnen?</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>New session</source>
        <translation>Neue Partie</translation>
    </message>
</context>
<context>
    <name>alone</name>
    <message>
        <source>partie</source>
        <translation>Einfaches Spiel</translation>
    </message>
    <message>
        <source>%1 partie</source>
        <translation>%1-Spiel</translation>
    </message>
    <message>
        <source>open partie</source>
        <translation>Offenes einfaches Spiel</translation>
    </message>
    <message>
        <source>open %1 partie</source>
        <translation>Offenes %1-Spiel</translation>
    </message>
</context>
<context>
    <name>french</name>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>no clubs</source>
        <translation>kein Kreuz</translation>
    </message>
    <message>
        <source>no spades</source>
        <translation>kein Pik</translation>
    </message>
    <message>
        <source>no hearts</source>
        <translation>kein Herz</translation>
    </message>
    <message>
        <source>no diamonds</source>
        <translation>kein Karo</translation>
    </message>
    <message>
        <source>in hearts</source>
        <translation>in Herz</translation>
    </message>
    <message>
        <source>Clubs must be followed</source>
        <translation>Du musst Kreuz bedienen</translation>
    </message>
    <message>
        <source>Spades must be followed</source>
        <translation>Du musst Pik bedienen</translation>
    </message>
    <message>
        <source>Hearts must be followed</source>
        <translation>Du musst Herz bedienen</translation>
    </message>
    <message>
        <source>Diamonds must be followed</source>
        <translation>Du musst Karo bedienen</translation>
    </message>
    <message>
        <source>You have no clubs, so you must trump</source>
        <translation>Du hast kein Kreuz, also musst du mit Trumpf stechen</translation>
    </message>
    <message>
        <source>You have no spades, so you must trump</source>
        <translation>Du hast kein Pik, also musst du mit Trumpf stechen</translation>
    </message>
    <message>
        <source>You have no hearts, so you must trump</source>
        <translation>Du hast kein Herz, also musst du mit Trumpf stechen</translation>
    </message>
    <message>
        <source>You have no diamonds, so you must trump</source>
        <translation>Du hast kein Karo, also musst du mit Trumpf stechen</translation>
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
        <translation>U</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
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
        <translation>A</translation>
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
        <translation>In Spielen mit Trumpf steht die Zehn auch in den anderen Farben gleich unter dem Ass, nicht nur im Trumpf.</translation>
    </message>
    <message>
        <source>Each ace is worth 11 card points instead of 10, so there are 94 in a deal.</source>
        <translation>Jedes Ass zählt 11 statt 10 Augen, eine Gabe hat dann 94.</translation>
    </message>
    <message>
        <source>The cutter may tap the pack instead of cutting it; then each hand is dealt in one packet.</source>
        <translation>Statt abzuheben darf man auf den Stapel klopfen; dann bekommt jeder seine Karten auf einmal.</translation>
    </message>
    <message>
        <source>Which way the turn goes round the table.</source>
        <translation>In welcher Richtung am Tisch gespielt wird.</translation>
    </message>
    <message>
        <source>The player right of the dealer must make the first bid and cannot pass.</source>
        <translation>Wer rechts vom Geber sitzt, muss das erste Gebot machen und darf nicht passen.</translation>
    </message>
    <message>
        <source>Whether later bidders must take the talon into their hand before they bid.</source>
        <translation>Ob spätere Bieter den Talon aufnehmen müssen, bevor sie bieten.</translation>
    </message>
    <message>
        <source>Whether the bid is announced before or after the two cards are laid into the talon.</source>
        <translation>Ob das Spiel angesagt wird, bevor oder nachdem die zwei Karten in den Talon gelegt sind.</translation>
    </message>
    <message>
        <source>So many passes in a row end the auction; with three, the last bidder may raise the own bid.</source>
        <translation>So viele Pässe in Folge beenden das Reizen; bei drei darf der letzte Bieter sich selbst überbieten.</translation>
    </message>
    <message>
        <source>What makes a bid higher: its value in points or its place in the rule set&apos;s own list.</source>
        <translation>Was ein Gebot höher macht: sein Wert in Punkten oder sein Platz in der Liste des Regelwerks.</translation>
    </message>
    <message>
        <source>Whether a bid of the same value can still be higher because it has fewer parts.</source>
        <translation>Ob ein Gebot von gleichem Wert höher sein kann, weil es weniger Komponenten hat.</translation>
    </message>
    <message>
        <source>Where a bid of several parts stands when bids are ranked by a list.</source>
        <translation>Wo ein Gebot aus mehreren Komponenten steht, wenn eine Liste die Reihenfolge vorgibt.</translation>
    </message>
    <message>
        <source>The partie that rides along with ulti adds its value to the height of the bid.</source>
        <translation>Das Einfache Spiel, das mit Ulti mitläuft, zählt zur Höhe des Gebots.</translation>
    </message>
    <message>
        <source>The partie that rides along with four aces or tens adds its value to the height of the bid.</source>
        <translation>Das Einfache Spiel, das mit Vier Assen oder Vier Zehnern mitläuft, zählt zur Höhe des Gebots.</translation>
    </message>
    <message>
        <source>Whether a bid names its trump at once or the declarer chooses it after the auction.</source>
        <translation>Ob das Gebot den Trumpf gleich nennt oder der Alleinspieler ihn nach dem Reizen wählt.</translation>
    </message>
    <message>
        <source>After the auction the declarer may choose hearts as trump without any doubling.</source>
        <translation>Nach dem Reizen darf der Alleinspieler Herz als Trumpf wählen, ohne dass es doppelt zählt.</translation>
    </message>
    <message>
        <source>Only a player who holds the trump seven may bid ulti.</source>
        <translation>Ulti darf nur ansagen, wer die Trumpf-Sieben hat.</translation>
    </message>
    <message>
        <source>Only a player who holds the marriage may bid 40-100 or 20-100.</source>
        <translation>40-100 oder 20-100 darf nur ansagen, wer das Paar dafür hat.</translation>
    </message>
    <message>
        <source>Who deals the next cards when nobody has bid.</source>
        <translation>Wer als Nächster gibt, wenn niemand geboten hat.</translation>
    </message>
    <message>
        <source>Whether the declarer may give the game up without playing it to the end.</source>
        <translation>Ob der Alleinspieler das Spiel aufgeben darf, ohne es zu Ende zu spielen.</translation>
    </message>
    <message>
        <source>A first auction on five cards: values count twice and each kontra there four times.</source>
        <translation>Ein erstes Reizen mit fünf Karten: Die Werte zählen doppelt und jedes Kontra dort vierfach.</translation>
    </message>
    <message>
        <source>Nobody picks up the two cards; they stay unseen and count for nobody.</source>
        <translation>Niemand nimmt die zwei Karten auf; sie bleiben verdeckt und zählen für niemanden.</translation>
    </message>
    <message>
        <source>A bid must have at least two parts.</source>
        <translation>Ein Gebot muss mindestens zwei Komponenten haben.</translation>
    </message>
    <message>
        <source>The declarer can bid to win all four aces in tricks.</source>
        <translation>Der Alleinspieler kann ansagen, alle vier Asse in seinen Stichen zu haben.</translation>
    </message>
    <message>
        <source>The declarer can bid to win all four tens in tricks.</source>
        <translation>Der Alleinspieler kann ansagen, alle vier Zehner in seinen Stichen zu haben.</translation>
    </message>
    <message>
        <source>A bid with four aces or four tens always plays the partie too, unsaid.</source>
        <translation>Mit Vier Assen oder Vier Zehnern wird ungesagt immer auch das Einfache Spiel gespielt.</translation>
    </message>
    <message>
        <source>Beside ulti and four aces the partie is played and paid too.</source>
        <translation>Neben Ulti und Vier Assen wird auch das Einfache Spiel gespielt und abgerechnet.</translation>
    </message>
    <message>
        <source>Whether a bid of ulti always plays the partie too.</source>
        <translation>Ob mit Ulti immer auch das Einfache Spiel gespielt wird.</translation>
    </message>
    <message>
        <source>The partie may be bid beside 40-100 or 20-100.</source>
        <translation>Das Einfache Spiel darf neben 40-100 oder 20-100 angesagt werden.</translation>
    </message>
    <message>
        <source>Whether a durchmars that is bid alone is played with or without trump.</source>
        <translation>Ob ein allein angesagter Durchmars mit oder ohne Trumpf gespielt wird.</translation>
    </message>
    <message>
        <source>Durchmars may be bid together with 40-100, 20-100 or ulti.</source>
        <translation>Durchmars darf zusammen mit 40-100, 20-100 oder Ulti angesagt werden.</translation>
    </message>
    <message>
        <source>Whether an open durchmars may be bid together with other parts.</source>
        <translation>Ob ein Offener Durchmars mit anderen Komponenten angesagt werden darf.</translation>
    </message>
    <message>
        <source>Any bid with trump may be played with open cards for a higher value.</source>
        <translation>Jedes Spiel mit Trumpf darf für einen höheren Wert offen gespielt werden.</translation>
    </message>
    <message>
        <source>The points that open cards add where every trump bid may be open; twice as many in hearts.</source>
        <translation>So viele Punkte bringt das Aufdecken, wo jedes Trumpfspiel offen sein darf; in Herz doppelt so viele.</translation>
    </message>
    <message>
        <source>Ulti may be played with open cards at double value.</source>
        <translation>Ulti darf zum doppelten Wert offen gespielt werden.</translation>
    </message>
    <message>
        <source>Every game with trump is played in hearts, and nothing is doubled for it.</source>
        <translation>Jedes Spiel mit Trumpf wird in Herz gespielt, und nichts zählt deshalb doppelt.</translation>
    </message>
    <message>
        <source>Who plays the first card of the deal.</source>
        <translation>Wer zum ersten Stich ausspielt.</translation>
    </message>
    <message>
        <source>In games with trump, whoever follows suit must win the trick if possible.</source>
        <translation>In Spielen mit Trumpf muss überstechen, wer bedient, wenn er kann.</translation>
    </message>
    <message>
        <source>In betli, whoever follows suit must win the trick if possible.</source>
        <translation>Im Betli muss überstechen, wer bedient, wenn er kann.</translation>
    </message>
    <message>
        <source>In durchmars without trump, whoever follows suit must win the trick if possible.</source>
        <translation>Im Durchmars ohne Trumpf muss überstechen, wer bedient, wenn er kann.</translation>
    </message>
    <message>
        <source>Whoever trumps a trick that is trumped already must play a higher trump if possible.</source>
        <translation>Wer in einen Stich sticht, in dem schon ein Trumpf liegt, muss übertrumpfen, wenn er kann.</translation>
    </message>
    <message>
        <source>Even when the trick is trumped already, whoever follows suit must beat that suit.</source>
        <translation>Auch wenn schon ein Trumpf liegt, muss die höchste Karte der ausgespielten Farbe überboten werden.</translation>
    </message>
    <message>
        <source>Whoever has bid ulti may not play the trump seven while another card is legal.</source>
        <translation>Wer Ulti angesagt hat, darf die Trumpf-Sieben nicht spielen, solange eine andere Karte erlaubt ist.</translation>
    </message>
    <message>
        <source>The deal ends as soon as the declarer takes a trick in betli.</source>
        <translation>Die Gabe endet, sobald der Alleinspieler im Betli einen Stich macht.</translation>
    </message>
    <message>
        <source>Whose cards are laid open after the first trick of an open game.</source>
        <translation>Wessen Karten im offenen Spiel nach dem ersten Stich aufgedeckt werden.</translation>
    </message>
    <message>
        <source>Whether a card against the rules springs back or is played and paid for.</source>
        <translation>Ob eine regelwidrige Karte zurückspringt oder gespielt wird und Strafe kostet.</translation>
    </message>
    <message>
        <source>When king and over (queen) of one suit are announced for 20 or 40 points.</source>
        <translation>Wann König und Ober (Dame) einer Farbe für 20 oder 40 Augen gemeldet werden.</translation>
    </message>
    <message>
        <source>Marriages count only for a side that wins at least one trick.</source>
        <translation>Meldungen zählen nur für eine Seite, die mindestens einen Stich macht.</translation>
    </message>
    <message>
        <source>Whoever announces a 20 says which suit it is.</source>
        <translation>Wer 20 meldet, nennt die Farbe.</translation>
    </message>
    <message>
        <source>In which games marriages may be announced.</source>
        <translation>In welchen Spielen gemeldet werden darf.</translation>
    </message>
    <message>
        <source>Not only the declarer announces marriages.</source>
        <translation>Nicht nur der Alleinspieler meldet.</translation>
    </message>
    <message>
        <source>The defenders may announce marriages against 40-100 and 20-100 too.</source>
        <translation>Die Verteidiger dürfen auch gegen 40-100 und 20-100 melden.</translation>
    </message>
    <message>
        <source>Beside the marriage that is bid, the declarer&apos;s other marriages count towards the hundred.</source>
        <translation>Neben dem angesagten Paar zählen auch die übrigen Paare des Alleinspielers zum Hundert.</translation>
    </message>
    <message>
        <source>Bidding 40-100 or 20-100 announces its marriage, so it cannot be forgotten.</source>
        <translation>Das Gebot 40-100 oder 20-100 meldet das Paar gleich mit, es kann nicht vergessen werden.</translation>
    </message>
    <message>
        <source>When the defenders may say kontra.</source>
        <translation>Wann die Verteidiger Kontra sagen dürfen.</translation>
    </message>
    <message>
        <source>When a kontra may be answered.</source>
        <translation>Wann auf ein Kontra geantwortet werden darf.</translation>
    </message>
    <message>
        <source>How often a part can be doubled.</source>
        <translation>Wie oft eine Komponente verdoppelt werden kann.</translation>
    </message>
    <message>
        <source>Doubling goes on after rekontra, up to the sixth level.</source>
        <translation>Nach Rekontra geht es weiter, bis zur sechsten Stufe.</translation>
    </message>
    <message>
        <source>In which games each defender doubles alone and not for the partner too.</source>
        <translation>In welchen Spielen jeder Verteidiger nur für sich kontriert und nicht auch für den Partner.</translation>
    </message>
    <message>
        <source>Who gets the card points of the two cards in the talon.</source>
        <translation>Wem die Augen der zwei Karten im Talon gehören.</translation>
    </message>
    <message>
        <source>What the declarer needs to win the partie.</source>
        <translation>Was der Alleinspieler braucht, um das Einfache Spiel zu gewinnen.</translation>
    </message>
    <message>
        <source>How many times its value a lost part costs; betli has its own factor.</source>
        <translation>Das Wievielfache ihres Werts eine verlorene Komponente kostet; für Betli gilt ein eigener Faktor.</translation>
    </message>
    <message>
        <source>How many times its value a lost betli costs.</source>
        <translation>Das Wievielfache seines Werts ein verlorener Betli kostet.</translation>
    </message>
    <message>
        <source>What a lost ulti costs when it has been doubled.</source>
        <translation>Was ein verlorenes Ulti kostet, wenn es kontriert war.</translation>
    </message>
    <message>
        <source>What the player pays who breaks a rule with a card.</source>
        <translation>Was bezahlt, wer eine regelwidrige Karte spielt.</translation>
    </message>
    <message>
        <source>What each defender pays when the declarer wins the last trick with the trump seven unbid.</source>
        <translation>Was jeder Verteidiger zahlt, wenn der Alleinspieler den letzten Stich ungeboten mit der Trumpf-Sieben macht.</translation>
    </message>
    <message>
        <source>What it costs the declarer when the own trump seven is beaten in the last trick.</source>
        <translation>Was es den Alleinspieler kostet, wenn seine Trumpf-Sieben im letzten Stich abgefangen wird.</translation>
    </message>
    <message>
        <source>What it costs the declarer when a defender wins the last trick with the trump seven.</source>
        <translation>Was es den Alleinspieler kostet, wenn ein Verteidiger den letzten Stich mit der Trumpf-Sieben macht.</translation>
    </message>
    <message>
        <source>What the declarer gets when a defender&apos;s trump seven is beaten in the last trick.</source>
        <translation>Was der Alleinspieler bekommt, wenn die Trumpf-Sieben eines Verteidigers im letzten Stich abgefangen wird.</translation>
    </message>
    <message>
        <source>What an unbid hundred of either side does to the partie.</source>
        <translation>Was ein ungebotenes Hundert einer Seite am Einfachen Spiel ändert.</translation>
    </message>
    <message>
        <source>Which parts an unbid hundred changes.</source>
        <translation>Welche Komponenten ein ungebotenes Hundert ändert.</translation>
    </message>
    <message>
        <source>What happens when one side wins all ten tricks unbid.</source>
        <translation>Was geschieht, wenn eine Seite ungeboten alle zehn Stiche macht.</translation>
    </message>
    <message>
        <source>What each opponent pays for ten unbid tricks.</source>
        <translation>Was jeder Gegner für zehn ungebotene Stiche zahlt.</translation>
    </message>
    <message>
        <source>Whose ten unbid tricks are paid.</source>
        <translation>Wessen zehn ungebotene Stiche bezahlt werden.</translation>
    </message>
    <message>
        <source>Ten unbid tricks are paid even when the contract has no partie.</source>
        <translation>Zehn ungebotene Stiche werden auch bezahlt, wenn zum Spiel kein Einfaches Spiel gehört.</translation>
    </message>
    <message>
        <source>When it takes the place of the partie, it takes over its kontra too.</source>
        <translation>Wenn er an die Stelle des Einfachen Spiels tritt, übernimmt er auch dessen Kontra.</translation>
    </message>
    <message>
        <source>Four aces in the declarer&apos;s tricks are paid at half value unbid.</source>
        <translation>Vier Asse in den Stichen des Alleinspielers werden ungeboten zum halben Wert bezahlt.</translation>
    </message>
    <message>
        <source>In a hearts game silent bonuses count twice.</source>
        <translation>In einem Herz-Spiel zählen stille Boni doppelt.</translation>
    </message>
    <message>
        <source>The declarer gets half the value of every part made unbid.</source>
        <translation>Der Alleinspieler bekommt den halben Wert jeder ungeboten erfüllten Komponente.</translation>
    </message>
    <message>
        <source>After so many deals the session is over.</source>
        <translation>Nach so vielen Gaben ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>The session ends when a player has so many points.</source>
        <translation>Die Partie endet, sobald jemand so viele Punkte hat.</translation>
    </message>
    <message>
        <source>So many deals more are played when the session ends in a tie.</source>
        <translation>Bei Gleichstand werden noch so viele Gaben gespielt.</translation>
    </message>
    <message>
        <source>“The ace of hearts deals and does not deal”: a player&apos;s word that brings the session to its end.</source>
        <translation>„Das Herz-Ass gibt und gibt nicht“: Mit diesem Spruch leitet ein Spieler das Ende der Partie ein.</translation>
    </message>
    <message>
        <source>What one point is worth on the score sheet.</source>
        <translation>Was ein Punkt auf der Abrechnung wert ist.</translation>
    </message>
    <message>
        <source>counter-clockwise</source>
        <translation>gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>a bidder may pick it up</source>
        <translation>wer bietet, darf ihn aufnehmen</translation>
    </message>
    <message>
        <source>a bidder must pick it up</source>
        <translation>wer bietet, muss ihn aufnehmen</translation>
    </message>
    <message>
        <source>first the bid</source>
        <translation>zuerst die Ansage</translation>
    </message>
    <message>
        <source>first the discard</source>
        <translation>zuerst das Ablegen</translation>
    </message>
    <message>
        <source>both at once</source>
        <translation>beides zugleich</translation>
    </message>
    <message>
        <source>by value</source>
        <translation>nach Wert</translation>
    </message>
    <message>
        <source>by a fixed list</source>
        <translation>nach fester Liste</translation>
    </message>
    <message>
        <source>the first one stands</source>
        <translation>das erste gilt</translation>
    </message>
    <message>
        <source>fewer parts rank higher</source>
        <translation>weniger Komponenten gehen vor</translation>
    </message>
    <message>
        <source>above their own parts</source>
        <translation>über ihren eigenen Komponenten</translation>
    </message>
    <message>
        <source>above every single contract</source>
        <translation>über jedem einzelnen Spiel</translation>
    </message>
    <message>
        <source>in the bid</source>
        <translation>im Gebot</translation>
    </message>
    <message>
        <source>after the auction</source>
        <translation>nach dem Reizen</translation>
    </message>
    <message>
        <source>the next player deals</source>
        <translation>der Nächste gibt</translation>
    </message>
    <message>
        <source>the same player deals again</source>
        <translation>derselbe gibt noch einmal</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>nicht möglich</translation>
    </message>
    <message>
        <source>the partie, before play</source>
        <translation>das Einfache Spiel, vor dem Ausspiel</translation>
    </message>
    <message>
        <source>every game, at any time</source>
        <translation>jedes Spiel, jederzeit</translation>
    </message>
    <message>
        <source>rides along unsaid</source>
        <translation>läuft ungesagt mit</translation>
    </message>
    <message>
        <source>only if bid</source>
        <translation>nur wenn angesagt</translation>
    </message>
    <message>
        <source>alone without trump</source>
        <translation>allein ohne Trumpf</translation>
    </message>
    <message>
        <source>alone only in hearts</source>
        <translation>allein nur in Herz</translation>
    </message>
    <message>
        <source>always with trump</source>
        <translation>immer mit Trumpf</translation>
    </message>
    <message>
        <source>only alone</source>
        <translation>nur allein</translation>
    </message>
    <message>
        <source>with 40-100, 20-100 and ulti too</source>
        <translation>auch mit 40-100, 20-100 und Ulti</translation>
    </message>
    <message>
        <source>the declarer leads</source>
        <translation>der Alleinspieler spielt aus</translation>
    </message>
    <message>
        <source>forehand leads</source>
        <translation>die Vorhand spielt aus</translation>
    </message>
    <message>
        <source>all hands</source>
        <translation>alle Blätter</translation>
    </message>
    <message>
        <source>the declarer&apos;s hand</source>
        <translation>das Blatt des Alleinspielers</translation>
    </message>
    <message>
        <source>are refused</source>
        <translation>werden nicht angenommen</translation>
    </message>
    <message>
        <source>are punished as a revoke</source>
        <translation>werden als Renonce bestraft</translation>
    </message>
    <message>
        <source>in the first trick</source>
        <translation>im ersten Stich</translation>
    </message>
    <message>
        <source>in any trick</source>
        <translation>in jedem Stich</translation>
    </message>
    <message>
        <source>by themselves</source>
        <translation>von selbst</translation>
    </message>
    <message>
        <source>all with trump</source>
        <translation>alle mit Trumpf</translation>
    </message>
    <message>
        <source>only those with card points</source>
        <translation>nur die, in denen Augen zählen</translation>
    </message>
    <message>
        <source>before one&apos;s first card</source>
        <translation>vor der eigenen ersten Karte</translation>
    </message>
    <message>
        <source>until trick 2 is led</source>
        <translation>bis zum zweiten Ausspiel</translation>
    </message>
    <message>
        <source>before play</source>
        <translation>vor dem Ausspiel</translation>
    </message>
    <message>
        <source>after trick 1</source>
        <translation>nach dem ersten Stich</translation>
    </message>
    <message>
        <source>before one&apos;s card to trick 2</source>
        <translation>im zweiten Stich vor der eigenen Karte</translation>
    </message>
    <message>
        <source>never, always shared</source>
        <translation>nie, immer gemeinsam</translation>
    </message>
    <message>
        <source>in games without trump</source>
        <translation>in Spielen ohne Trumpf</translation>
    </message>
    <message>
        <source>in betli and durchmars without trump</source>
        <translation>in Betli und Durchmars ohne Trumpf</translation>
    </message>
    <message>
        <source>to the defenders</source>
        <translation>den Verteidigern</translation>
    </message>
    <message>
        <source>to the declarer</source>
        <translation>dem Alleinspieler</translation>
    </message>
    <message>
        <source>to nobody</source>
        <translation>niemandem</translation>
    </message>
    <message>
        <source>more points than the defenders</source>
        <translation>mehr Augen als die Verteidiger</translation>
    </message>
    <message>
        <source>over 40 card points, without marriages</source>
        <translation>mehr als 40 Augen, ohne Meldungen</translation>
    </message>
    <message>
        <source>over 40 points, with marriages</source>
        <translation>mehr als 40 Augen, mit Meldungen</translation>
    </message>
    <message>
        <source>costs its value, kontra or not</source>
        <translation>kostet seinen Wert, auch mit Kontra</translation>
    </message>
    <message>
        <source>costs its doubled value</source>
        <translation>kostet seinen kontrierten Wert</translation>
    </message>
    <message>
        <source>costs its doubled value and its value once more</source>
        <translation>kostet seinen kontrierten Wert und noch einmal seinen Wert</translation>
    </message>
    <message>
        <source>pays everything to each player</source>
        <translation>zahlt jedem alles</translation>
    </message>
    <message>
        <source>the side loses the game</source>
        <translation>die Seite verliert das Spiel</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>gibt es nicht</translation>
    </message>
    <message>
        <source>counts double</source>
        <translation>zählt doppelt</translation>
    </message>
    <message>
        <source>makes the partie 2</source>
        <translation>macht das Einfache Spiel zu 2</translation>
    </message>
    <message>
        <source>the partie alone</source>
        <translation>nur das Einfache Spiel</translation>
    </message>
    <message>
        <source>all parts of the contract</source>
        <translation>alle Komponenten des Spiels</translation>
    </message>
    <message>
        <source>is not paid</source>
        <translation>wird nicht bezahlt</translation>
    </message>
    <message>
        <source>takes the place of the partie</source>
        <translation>ersetzt das Einfache Spiel</translation>
    </message>
    <message>
        <source>is paid in addition</source>
        <translation>wird zusätzlich bezahlt</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>beiden Seiten</translation>
    </message>
    <message>
        <source>the declarer alone</source>
        <translation>nur dem Alleinspieler</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>English rules</source>
        <translation>Englische Regeln</translation>
    </message>
    <message>
        <source>German rules (Spielanleitung)</source>
        <translation>Deutsche Regeln (Spielanleitung)</translation>
    </message>
    <message>
        <source>GameTwist rules</source>
        <translation>GameTwist-Regeln</translation>
    </message>
    <message>
        <source>Rablóulti (modern Hungarian)</source>
        <translation>Rablóulti (heutige ungarische Regeln)</translation>
    </message>
    <message>
        <source>Old Hungarian program</source>
        <translation>Altes ungarisches Programm</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielablauf</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Silent bonuses</source>
        <translation>Stille Boni</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Ten high in side suits</source>
        <translation>Hohe Zehn in den Nebenfarben</translation>
    </message>
    <message>
        <source>Ace counts eleven</source>
        <translation>Ass zählt elf</translation>
    </message>
    <message>
        <source>Tapping instead of cutting</source>
        <translation>Klopfen statt Abheben</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>Forehand must bid</source>
        <translation>Vorhand muss bieten</translation>
    </message>
    <message>
        <source>Picking up the talon</source>
        <translation>Talon aufnehmen</translation>
    </message>
    <message>
        <source>Order of bid and discard</source>
        <translation>Reihenfolge von Ansage und Ablegen</translation>
    </message>
    <message>
        <source>Passes that end the auction</source>
        <translation>Pässe, die das Reizen beenden</translation>
    </message>
    <message>
        <source>Ranking of bids</source>
        <translation>Rangfolge der Gebote</translation>
    </message>
    <message>
        <source>Bids of equal value</source>
        <translation>Gebote von gleichem Wert</translation>
    </message>
    <message>
        <source>Rank of combinations in the list</source>
        <translation>Rang von Kombinationen in der Liste</translation>
    </message>
    <message>
        <source>Partie with ulti counts in the auction</source>
        <translation>Einfaches Spiel neben Ulti zählt beim Reizen</translation>
    </message>
    <message>
        <source>Partie with four aces or tens counts in the auction</source>
        <translation>Einfaches Spiel neben Vier Assen oder Zehnern zählt beim Reizen</translation>
    </message>
    <message>
        <source>Naming the trump</source>
        <translation>Trumpf nennen</translation>
    </message>
    <message>
        <source>Hearts as ordinary trump</source>
        <translation>Herz als einfacher Trumpf</translation>
    </message>
    <message>
        <source>Ulti needs the trump seven</source>
        <translation>Ulti verlangt die Trumpf-Sieben</translation>
    </message>
    <message>
        <source>40-100 and 20-100 need the marriage</source>
        <translation>40-100 und 20-100 verlangen das Paar</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Wenn alle passen</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Half-hand round</source>
        <translation>Halbe-Hand-Runde</translation>
    </message>
    <message>
        <source>Without talon</source>
        <translation>Ohne Talon</translation>
    </message>
    <message>
        <source>Only combined bids</source>
        <translation>Nur kombinierte Gebote</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Vier Asse</translation>
    </message>
    <message>
        <source>Four tens</source>
        <translation>Vier Zehner</translation>
    </message>
    <message>
        <source>Four aces and four tens bring the partie</source>
        <translation>Vier Asse und Vier Zehner bringen das Einfache Spiel</translation>
    </message>
    <message>
        <source>Partie with ulti and four aces</source>
        <translation>Einfaches Spiel neben Ulti und Vier Assen</translation>
    </message>
    <message>
        <source>Partie with ulti</source>
        <translation>Einfaches Spiel neben Ulti</translation>
    </message>
    <message>
        <source>Partie with 40-100 and 20-100</source>
        <translation>Einfaches Spiel neben 40-100 und 20-100</translation>
    </message>
    <message>
        <source>Trump in durchmars</source>
        <translation>Trumpf im Durchmars</translation>
    </message>
    <message>
        <source>Durchmars in combinations</source>
        <translation>Durchmars in Kombinationen</translation>
    </message>
    <message>
        <source>Open durchmars in combinations</source>
        <translation>Offener Durchmars in Kombinationen</translation>
    </message>
    <message>
        <source>Every trump bid may be open</source>
        <translation>Jedes Trumpfspiel darf offen sein</translation>
    </message>
    <message>
        <source>Value of open</source>
        <translation>Wert des Aufdeckens</translation>
    </message>
    <message>
        <source>Open ulti</source>
        <translation>Offenes Ulti</translation>
    </message>
    <message>
        <source>Hearts are always trump</source>
        <translation>Herz ist immer Trumpf</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Erstes Ausspiel</translation>
    </message>
    <message>
        <source>Must beat in trump games</source>
        <translation>Stichzwang in Trumpfspielen</translation>
    </message>
    <message>
        <source>Must beat in betli</source>
        <translation>Stichzwang im Betli</translation>
    </message>
    <message>
        <source>Must beat in durchmars without trump</source>
        <translation>Stichzwang im Durchmars ohne Trumpf</translation>
    </message>
    <message>
        <source>Must overtrump</source>
        <translation>Übertrumpfen ist Pflicht</translation>
    </message>
    <message>
        <source>Must beat in a trick already trumped</source>
        <translation>Stichzwang, wenn schon Trumpf liegt</translation>
    </message>
    <message>
        <source>Keep the trump seven in ulti</source>
        <translation>Bei Ulti die Trumpf-Sieben behalten</translation>
    </message>
    <message>
        <source>Betli ends at the first trick taken</source>
        <translation>Betli endet beim ersten Stich</translation>
    </message>
    <message>
        <source>Open games show</source>
        <translation>Offene Spiele zeigen</translation>
    </message>
    <message>
        <source>Illegal cards</source>
        <translation>Nicht erlaubte Karten</translation>
    </message>
    <message>
        <source>Announcing marriages</source>
        <translation>Melden von 20 und 40</translation>
    </message>
    <message>
        <source>Marriages need a trick</source>
        <translation>Meldungen brauchen einen Stich</translation>
    </message>
    <message>
        <source>Suit of a 20 is named</source>
        <translation>Farbe der 20 wird genannt</translation>
    </message>
    <message>
        <source>Games with marriages</source>
        <translation>Spiele mit Meldungen</translation>
    </message>
    <message>
        <source>Defenders announce marriages</source>
        <translation>Verteidiger melden auch</translation>
    </message>
    <message>
        <source>Defenders announce in 40-100 and 20-100</source>
        <translation>Verteidiger melden auch gegen 40-100 und 20-100</translation>
    </message>
    <message>
        <source>Further marriages count in 40-100 and 20-100</source>
        <translation>Weitere Paare zählen in 40-100 und 20-100</translation>
    </message>
    <message>
        <source>The bid announces the marriage</source>
        <translation>Das Gebot meldet das Paar</translation>
    </message>
    <message>
        <source>Moment of the kontra</source>
        <translation>Zeitpunkt des Kontras</translation>
    </message>
    <message>
        <source>Moment of the rekontra</source>
        <translation>Zeitpunkt des Rekontras</translation>
    </message>
    <message>
        <source>Highest doubling</source>
        <translation>Höchstes Kontra</translation>
    </message>
    <message>
        <source>Beyond rekontra</source>
        <translation>Über Rekontra hinaus</translation>
    </message>
    <message>
        <source>Individual kontra</source>
        <translation>Einzelnes Kontra</translation>
    </message>
    <message>
        <source>Card points of the talon</source>
        <translation>Augen des Talons</translation>
    </message>
    <message>
        <source>Winning the partie</source>
        <translation>Gewinn des Einfachen Spiels</translation>
    </message>
    <message>
        <source>Lost parts</source>
        <translation>Verlorene Komponenten</translation>
    </message>
    <message>
        <source>Lost betli</source>
        <translation>Verlorener Betli</translation>
    </message>
    <message>
        <source>Lost ulti</source>
        <translation>Verlorenes Ulti</translation>
    </message>
    <message>
        <source>Penalty for a revoke</source>
        <translation>Strafe für Renonce</translation>
    </message>
    <message>
        <source>Silent ulti of the declarer, made</source>
        <translation>Stilles Ulti des Alleinspielers, gewonnen</translation>
    </message>
    <message>
        <source>Silent ulti of the declarer, lost</source>
        <translation>Stilles Ulti des Alleinspielers, verloren</translation>
    </message>
    <message>
        <source>Silent ulti of a defender, made</source>
        <translation>Stilles Ulti eines Verteidigers, gewonnen</translation>
    </message>
    <message>
        <source>Silent ulti of a defender, lost</source>
        <translation>Stilles Ulti eines Verteidigers, verloren</translation>
    </message>
    <message>
        <source>Silent hundred</source>
        <translation>Stille Hundert</translation>
    </message>
    <message>
        <source>Silent hundred changes</source>
        <translation>Stille Hundert ändern</translation>
    </message>
    <message>
        <source>Silent durchmars</source>
        <translation>Stiller Durchmars</translation>
    </message>
    <message>
        <source>Value of a silent durchmars</source>
        <translation>Wert eines stillen Durchmars</translation>
    </message>
    <message>
        <source>Silent durchmars is paid to</source>
        <translation>Stiller Durchmars wird bezahlt</translation>
    </message>
    <message>
        <source>Silent durchmars without the partie</source>
        <translation>Stiller Durchmars ohne Einfaches Spiel</translation>
    </message>
    <message>
        <source>Silent durchmars keeps the kontra</source>
        <translation>Stiller Durchmars übernimmt das Kontra</translation>
    </message>
    <message>
        <source>Silent four aces</source>
        <translation>Stille vier Asse</translation>
    </message>
    <message>
        <source>Hearts double silent bonuses</source>
        <translation>Herz verdoppelt stille Boni</translation>
    </message>
    <message>
        <source>Every unbid part is paid</source>
        <translation>Jede ungebotene Komponente wird bezahlt</translation>
    </message>
    <message>
        <source>Deals in a session</source>
        <translation>Gaben in einer Partie</translation>
    </message>
    <message>
        <source>Points that end the session</source>
        <translation>Punkte, die die Partie beenden</translation>
    </message>
    <message>
        <source>Extra deals after a tie</source>
        <translation>Zusätzliche Gaben bei Gleichstand</translation>
    </message>
    <message>
        <source>Ace of hearts ritual</source>
        <translation>„Das Herz-Ass gibt und gibt nicht“</translation>
    </message>
    <message>
        <source>Base stake</source>
        <translation>Grundeinsatz</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Base rule set</source>
        <translation>Zugrunde liegendes Regelwerk</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Contract values</source>
        <translation>Werte der Spiele</translation>
    </message>
    <message>
        <source>Packets of the deal</source>
        <translation>Päckchen beim Geben</translation>
    </message>
    <message>
        <source>List of bids</source>
        <translation>Liste der Gebote</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Wahlregeln</translation>
    </message>
    <message>
        <source>Filled in by custom</source>
        <translation>Nach Brauch ergänzt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>twelve cards leave no talon to play without</source>
        <translation>zwölf Karten lassen keinen Talon übrig</translation>
    </message>
    <message>
        <source>nothing can be picked up</source>
        <translation>es gibt nichts aufzunehmen</translation>
    </message>
    <message>
        <source>the half-hand round needs a talon</source>
        <translation>die Halbe-Hand-Runde braucht einen Talon</translation>
    </message>
    <message>
        <source>the second deal goes to 12, 10 and 10 cards</source>
        <translation>die zweite Gabe geht bis 12, 10 und 10 Karten</translation>
    </message>
    <message>
        <source>choose one or the other</source>
        <translation>nur eines von beiden geht</translation>
    </message>
    <message>
        <source>five cards cannot be held to it</source>
        <translation>von fünf Karten lässt sich das nicht verlangen</translation>
    </message>
    <message>
        <source>with twelve cards forehand must bid</source>
        <translation>mit zwölf Karten muss die Vorhand bieten</translation>
    </message>
    <message>
        <source>nobody can bid before picking up</source>
        <translation>vor dem Aufnehmen kann niemand bieten</translation>
    </message>
    <message>
        <source>the partie is there already</source>
        <translation>das Einfache Spiel ist schon dabei</translation>
    </message>
    <message>
        <source>there is no other trump to choose</source>
        <translation>es gibt keinen anderen Trumpf zu wählen</translation>
    </message>
    <message>
        <source>automatic marriages need no announcing</source>
        <translation>Paare, die von selbst zählen, braucht man nicht zu melden</translation>
    </message>
    <message>
        <source>an answer must be possible after a kontra</source>
        <translation>auf ein Kontra muss eine Antwort möglich sein</translation>
    </message>
    <message>
        <source>rekontra must be allowed first</source>
        <translation>erst muss Rekontra erlaubt sein</translation>
    </message>
    <message>
        <source>a silent hundred would be paid twice</source>
        <translation>die stille Hundert würde zweimal bezahlt</translation>
    </message>
    <message>
        <source>there is no silent hundred</source>
        <translation>es gibt keine stille Hundert</translation>
    </message>
    <message>
        <source>the order by list needs the list</source>
        <translation>die Reihenfolge nach Liste braucht die Liste</translation>
    </message>
    <message>
        <source>forehand could be left without a bid</source>
        <translation>der Vorhand könnte kein Gebot bleiben</translation>
    </message>
    <message>
        <source>a revoke would be the cheaper way out</source>
        <translation>eine Renonce wäre der billigere Ausweg</translation>
    </message>
    <message>
        <source>the part has no value</source>
        <translation>die Komponente hat keinen Wert</translation>
    </message>
</context>
<context>
    <name>scene</name>
    <message>
        <source>new</source>
        <comment>a card just picked up</comment>
        <translation>neu</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>Still out</source>
        <translation>Noch im Spiel</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>chosen for the talon</source>
        <translation>für den Talon gewählt</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>acorns</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>bells</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>no acorns</source>
        <translation>keine Eichel</translation>
    </message>
    <message>
        <source>no leaves</source>
        <translation>kein Blatt</translation>
    </message>
    <message>
        <source>no hearts</source>
        <translation>kein Herz</translation>
    </message>
    <message>
        <source>no bells</source>
        <translation>keine Schellen</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>under</source>
        <translation>Unter</translation>
    </message>
    <message>
        <source>over</source>
        <translation>Ober</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>seven of %1</source>
        <translation>%1-Sieben</translation>
    </message>
    <message>
        <source>eight of %1</source>
        <translation>%1-Acht</translation>
    </message>
    <message>
        <source>nine of %1</source>
        <translation>%1-Neun</translation>
    </message>
    <message>
        <source>under of %1</source>
        <translation>%1-Unter</translation>
    </message>
    <message>
        <source>over of %1</source>
        <translation>%1-Ober</translation>
    </message>
    <message>
        <source>king of %1</source>
        <translation>%1-König</translation>
    </message>
    <message>
        <source>ten of %1</source>
        <translation>%1-Zehn</translation>
    </message>
    <message>
        <source>ace of %1</source>
        <translation>%1-Ass</translation>
    </message>
    <message>
        <source>jack of %1</source>
        <translation>%1-Bube</translation>
    </message>
    <message>
        <source>queen of %1</source>
        <translation>%1-Dame</translation>
    </message>
    <message>
        <source>the seven</source>
        <translation>die Sieben</translation>
    </message>
    <message>
        <source>the eight</source>
        <translation>die Acht</translation>
    </message>
    <message>
        <source>the nine</source>
        <translation>die Neun</translation>
    </message>
    <message>
        <source>the under</source>
        <translation>den Unter</translation>
    </message>
    <message>
        <source>the over</source>
        <translation>den Ober</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>den König</translation>
    </message>
    <message>
        <source>the ten</source>
        <translation>die Zehn</translation>
    </message>
    <message>
        <source>the ace</source>
        <translation>das Ass</translation>
    </message>
    <message>
        <source>the jack</source>
        <translation>den Buben</translation>
    </message>
    <message>
        <source>the queen</source>
        <translation>die Dame</translation>
    </message>
    <message>
        <source>the seven of %1</source>
        <translation>die %1-Sieben</translation>
    </message>
    <message>
        <source>the eight of %1</source>
        <translation>die %1-Acht</translation>
    </message>
    <message>
        <source>the nine of %1</source>
        <translation>die %1-Neun</translation>
    </message>
    <message>
        <source>the under of %1</source>
        <translation>den %1-Unter</translation>
    </message>
    <message>
        <source>the over of %1</source>
        <translation>den %1-Ober</translation>
    </message>
    <message>
        <source>the king of %1</source>
        <translation>den %1-König</translation>
    </message>
    <message>
        <source>the ten of %1</source>
        <translation>die %1-Zehn</translation>
    </message>
    <message>
        <source>the ace of %1</source>
        <translation>das %1-Ass</translation>
    </message>
    <message>
        <source>the jack of %1</source>
        <translation>den %1-Buben</translation>
    </message>
    <message>
        <source>the queen of %1</source>
        <translation>die %1-Dame</translation>
    </message>
    <message>
        <source>in hearts</source>
        <translation>in Herz</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>Stammtisch</translation>
    </message>
    <message>
        <source>club</source>
        <translation>Verein</translation>
    </message>
    <message>
        <source>master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>besonnen</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>wagemutig</translation>
    </message>
    <message>
        <source>Would rather pass than lose.</source>
        <translation>Passt lieber, als zu verlieren.</translation>
    </message>
    <message>
        <source>Bids what is as good as won.</source>
        <translation>Sagt an, was so gut wie gewonnen ist.</translation>
    </message>
    <message>
        <source>Thinks twice before every kontra.</source>
        <translation>Überlegt sich jedes Kontra zweimal.</translation>
    </message>
    <message>
        <source>Takes a risk when it pays.</source>
        <translation>Wagt etwas, wenn es sich lohnt.</translation>
    </message>
    <message>
        <source>Bids what the hand is worth.</source>
        <translation>Sagt an, was das Blatt wert ist.</translation>
    </message>
    <message>
        <source>Neither hurries nor hesitates.</source>
        <translation>Weder hastig noch zögerlich.</translation>
    </message>
    <message>
        <source>Has a kontra ready for everyone.</source>
        <translation>Hat für jeden ein Kontra parat.</translation>
    </message>
    <message>
        <source>Bids on a good feeling.</source>
        <translation>Sagt auch auf gut Glück an.</translation>
    </message>
    <message>
        <source>Bids first and counts later.</source>
        <translation>Sagt erst an und rechnet dann.</translation>
    </message>
    <message>
        <source>The compiled part of the program is missing, so these levels play no better than basic: %1</source>
        <translation>Der kompilierte Teil des Programms fehlt, daher spielen diese Stufen nicht besser als einfach: %1</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 überlegt</translation>
    </message>
    <message>
        <source>partie</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>ulti</source>
        <translation>Ulti</translation>
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
        <translation>Betli</translation>
    </message>
    <message>
        <source>durchmars</source>
        <translation>Durchmars</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>Vier Asse</translation>
    </message>
    <message>
        <source>four tens</source>
        <translation>Vier Zehner</translation>
    </message>
    <message>
        <source>%1 partie</source>
        <translation>%1-Spiel</translation>
    </message>
    <message>
        <source>%1 ulti</source>
        <translation>%1-Ulti</translation>
    </message>
    <message>
        <source>%1 40-100</source>
        <translation>%1-40-100</translation>
    </message>
    <message>
        <source>%1 20-100</source>
        <translation>%1-20-100</translation>
    </message>
    <message>
        <source>%1 betli</source>
        <translation>%1-Betli</translation>
    </message>
    <message>
        <source>%1 durchmars</source>
        <translation>%1-Durchmars</translation>
    </message>
    <message>
        <source>%1 four aces</source>
        <translation>Vier Asse in %1</translation>
    </message>
    <message>
        <source>%1 four tens</source>
        <translation>Vier Zehner in %1</translation>
    </message>
    <message>
        <source>open partie</source>
        <translation>Offenes einfaches Spiel</translation>
    </message>
    <message>
        <source>open ulti</source>
        <translation>Offenes Ulti</translation>
    </message>
    <message>
        <source>open 40-100</source>
        <translation>Offene 40-100</translation>
    </message>
    <message>
        <source>open 20-100</source>
        <translation>Offene 20-100</translation>
    </message>
    <message>
        <source>open betli</source>
        <translation>Offener Betli</translation>
    </message>
    <message>
        <source>open durchmars</source>
        <translation>Offener Durchmars</translation>
    </message>
    <message>
        <source>open four aces</source>
        <translation>Offene vier Asse</translation>
    </message>
    <message>
        <source>open four tens</source>
        <translation>Offene vier Zehner</translation>
    </message>
    <message>
        <source>open %1 partie</source>
        <translation>Offenes %1-Spiel</translation>
    </message>
    <message>
        <source>open %1 ulti</source>
        <translation>Offenes %1-Ulti</translation>
    </message>
    <message>
        <source>open %1 40-100</source>
        <translation>Offene %1-40-100</translation>
    </message>
    <message>
        <source>open %1 20-100</source>
        <translation>Offene %1-20-100</translation>
    </message>
    <message>
        <source>open %1 betli</source>
        <translation>Offener %1-Betli</translation>
    </message>
    <message>
        <source>open %1 durchmars</source>
        <translation>Offener %1-Durchmars</translation>
    </message>
    <message>
        <source>open %1 four aces</source>
        <translation>Offene vier Asse in %1</translation>
    </message>
    <message>
        <source>open %1 four tens</source>
        <translation>Offene vier Zehner in %1</translation>
    </message>
    <message>
        <source>no kontra</source>
        <translation>kein Kontra</translation>
    </message>
    <message>
        <source>kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>rekontra</source>
        <translation>Rekontra</translation>
    </message>
    <message>
        <source>szubkontra</source>
        <translation>Subkontra</translation>
    </message>
    <message>
        <source>hirskontra</source>
        <translation>Hirskontra</translation>
    </message>
    <message>
        <source>mordkontra</source>
        <translation>Mordkontra</translation>
    </message>
    <message>
        <source>Fedák Sári</source>
        <translation>Fedáksári</translation>
    </message>
    <message>
        <source>wheeled bicycle</source>
        <translation>Kerekes Bicikli</translation>
    </message>
    <message>
        <source>%1 on the partie</source>
        <translation>%1 auf die Parti</translation>
    </message>
    <message>
        <source>%1 on the ulti</source>
        <translation>%1 auf Ulti</translation>
    </message>
    <message>
        <source>%1 on the 40-100</source>
        <translation>%1 auf 40-100</translation>
    </message>
    <message>
        <source>%1 on the 20-100</source>
        <translation>%1 auf 20-100</translation>
    </message>
    <message>
        <source>%1 on the betli</source>
        <translation>%1 auf Betli</translation>
    </message>
    <message>
        <source>%1 on the durchmars</source>
        <translation>%1 auf Durchmars</translation>
    </message>
    <message>
        <source>%1 on the four aces</source>
        <translation>%1 auf Vier Asse</translation>
    </message>
    <message>
        <source>%1 on the four tens</source>
        <translation>%1 auf Vier Zehner</translation>
    </message>
    <message>
        <source>%1, trump %2</source>
        <translation>%1, Trumpf %2</translation>
    </message>
    <message>
        <source>%1 (half-hand)</source>
        <translation>%1 (halbe Hand)</translation>
    </message>
    <message>
        <source>The deck “%1” is not there.</source>
        <translation>Das Kartenblatt „%1“ ist nicht da.</translation>
    </message>
    <message>
        <source>The deck “%1” is neither a folder nor a zip file.</source>
        <translation>Das Kartenblatt „%1“ ist weder ein Ordner noch eine Zip-Datei.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be read.</source>
        <translation>Das Kartenblatt „%1“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The deck “%1” is empty.</source>
        <translation>Das Kartenblatt „%1“ ist leer.</translation>
    </message>
    <message>
        <source>The deck “%1” has no deck.toml, index.desktop or config.txt that describes it.</source>
        <translation>Dem Kartenblatt „%1“ fehlt die Beschreibung (deck.toml, index.desktop oder config.txt).</translation>
    </message>
    <message>
        <source>The description of the deck “%1” is wrong at “%2”.</source>
        <translation>Die Beschreibung des Kartenblatts „%1“ ist bei „%2“ falsch.</translation>
    </message>
    <message>
        <source>The deck “%1” has more than %2 files.</source>
        <translation>Das Kartenblatt „%1“ hat mehr als %2 Dateien.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” is too large.</source>
        <translation>Das Kartenblatt „%1“ ist nicht zu gebrauchen: „%2“ ist zu groß.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” leads out of its folder.</source>
        <translation>Das Kartenblatt „%1“ ist nicht zu gebrauchen: „%2“ führt aus seinem Ordner hinaus.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: there is no file “%2”.</source>
        <translation>Das Kartenblatt „%1“ ist nicht zu gebrauchen: Die Datei „%2“ fehlt.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: the card “%2” is missing.</source>
        <translation>Das Kartenblatt „%1“ ist nicht zu gebrauchen: Die Karte „%2“ fehlt.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” is there twice.</source>
        <translation>Das Kartenblatt „%1“ ist nicht zu gebrauchen: „%2“ ist doppelt vorhanden.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” is not a picture.</source>
        <translation>Das Kartenblatt „%1“ ist nicht zu gebrauchen: „%2“ ist kein Bild.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” has too many pixels.</source>
        <translation>Das Kartenblatt „%1“ ist nicht zu gebrauchen: „%2“ hat zu viele Bildpunkte.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” does not have the shape of a card.</source>
        <translation>Das Kartenblatt „%1“ ist nicht zu gebrauchen: „%2“ hat nicht die Form einer Karte.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” holds a script or points outside itself.</source>
        <translation>Das Kartenblatt „%1“ ist nicht zu gebrauchen: „%2“ enthält ein Programm oder verweist nach außen.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” is too involved to be drawn.</source>
        <translation>Das Kartenblatt „%1“ ist nicht zu gebrauchen: „%2“ ist zu verwickelt, um gezeichnet zu werden.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” cannot be read.</source>
        <translation>Das Kartenblatt „%1“ ist nicht zu gebrauchen: „%2“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>%1 You play with “%2” instead.</source>
        <translation>%1 Du spielst stattdessen mit „%2“.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Du gibst.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 gibt.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passt.</translation>
    </message>
    <message>
        <source>You say “go on”.</source>
        <translation>Du sagst „weiter“.</translation>
    </message>
    <message>
        <source>%1 says “go on”.</source>
        <translation>%1 sagt „weiter“.</translation>
    </message>
    <message>
        <source>You bid: %2.</source>
        <translation>Du sagst an: %2.</translation>
    </message>
    <message>
        <source>%1 bids: %2.</source>
        <translation>%1 sagt an: %2.</translation>
    </message>
    <message>
        <source>You pick up the talon.</source>
        <translation>Du nimmst den Talon auf.</translation>
    </message>
    <message>
        <source>%1 picks up the talon.</source>
        <translation>%1 nimmt den Talon auf.</translation>
    </message>
    <message>
        <source>You pick up the talon: %2.</source>
        <translation>Du nimmst den Talon auf: %2.</translation>
    </message>
    <message>
        <source>%1 picks up the talon: %2.</source>
        <translation>%1 nimmt den Talon auf: %2.</translation>
    </message>
    <message>
        <source>You lay two cards into the talon.</source>
        <translation>Du legst zwei Karten in den Talon.</translation>
    </message>
    <message>
        <source>%1 lays two cards into the talon.</source>
        <translation>%1 legt zwei Karten in den Talon.</translation>
    </message>
    <message>
        <source>You lay into the talon: %2.</source>
        <translation>Du legst in den Talon: %2.</translation>
    </message>
    <message>
        <source>%1 lays into the talon: %2.</source>
        <translation>%1 legt in den Talon: %2.</translation>
    </message>
    <message>
        <source>You play: %2.</source>
        <translation>Du spielst: %2.</translation>
    </message>
    <message>
        <source>%1 plays: %2.</source>
        <translation>%1 spielt: %2.</translation>
    </message>
    <message>
        <source>You choose the trump: %2.</source>
        <translation>Du wählst den Trumpf: %2.</translation>
    </message>
    <message>
        <source>%1 chooses the trump: %2.</source>
        <translation>%1 wählt den Trumpf: %2.</translation>
    </message>
    <message>
        <source>You say: %2.</source>
        <translation>Du sagst: %2.</translation>
    </message>
    <message>
        <source>%1 says: %2.</source>
        <translation>%1 sagt: %2.</translation>
    </message>
    <message>
        <source>You play %2.</source>
        <translation>Du spielst %2.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 spielt %2.</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>Du gewinnst den Stich.</translation>
    </message>
    <message>
        <source>%1 wins the trick.</source>
        <translation>%1 gewinnt den Stich.</translation>
    </message>
    <message>
        <source>You win the trick: %2.</source>
        <translation>Du gewinnst den Stich: %2.</translation>
    </message>
    <message>
        <source>%1 wins the trick: %2.</source>
        <translation>%1 gewinnt den Stich: %2.</translation>
    </message>
    <message>
        <source>Your cards lie open.</source>
        <translation>Deine Karten liegen offen.</translation>
    </message>
    <message>
        <source>The cards of %1 lie open.</source>
        <translation>Die Karten von %1 liegen offen.</translation>
    </message>
    <message>
        <source>You show that the rest is certain.</source>
        <translation>Du zeigst, dass der Rest sicher ist.</translation>
    </message>
    <message>
        <source>%1 shows that the rest is certain.</source>
        <translation>%1 zeigt, dass der Rest sicher ist.</translation>
    </message>
    <message>
        <source>You give the game up.</source>
        <translation>Du gibst das Spiel auf.</translation>
    </message>
    <message>
        <source>%1 gives the game up.</source>
        <translation>%1 gibt das Spiel auf.</translation>
    </message>
    <message>
        <source>You revoke with %2.</source>
        <translation>Renonce: Du spielst regelwidrig %2.</translation>
    </message>
    <message>
        <source>%1 revokes with %2.</source>
        <translation>Renonce: %1 spielt regelwidrig %2.</translation>
    </message>
    <message>
        <source>go on</source>
        <translation>weiter</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>trump: %1</source>
        <translation>Trumpf: %1</translation>
    </message>
    <message>
        <source>no more tricks for me</source>
        <translation>kein Stich mehr für mich</translation>
    </message>
    <message>
        <source>the rest is mine</source>
        <translation>der Rest gehört mir</translation>
    </message>
    <message>
        <source>I give up</source>
        <translation>ich gebe auf</translation>
    </message>
    <message>
        <source>%1, against you</source>
        <translation>%1, gegen dich</translation>
    </message>
    <message>
        <source>%1, against %2</source>
        <translation>%1, gegen %2</translation>
    </message>
    <message>
        <source>All cards lie open.</source>
        <translation>Alle Karten liegen offen.</translation>
    </message>
    <message>
        <source>Everyone passed: new deal.</source>
        <translation>Alle haben gepasst: neue Gabe.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Die Gabe ist zu Ende.</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Die Datei „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read.</source>
        <translation>Die Datei „%1“ lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The file “%1” is too large.</source>
        <translation>Die Datei „%1“ ist zu groß.</translation>
    </message>
    <message>
        <source>The file “%1” is damaged or belongs to another program.</source>
        <translation>Die Datei „%1“ ist beschädigt oder gehört zu einem anderen Programm.</translation>
    </message>
    <message>
        <source>The file “%1” belongs to another program.</source>
        <translation>Die Datei „%1“ gehört zu einem anderen Programm.</translation>
    </message>
    <message>
        <source>The file “%1” comes from a newer version of this program.</source>
        <translation>Die Datei „%1“ stammt von einer neueren Version dieses Programms.</translation>
    </message>
    <message>
        <source>The file “%1” uses a rule set that is not known here.</source>
        <translation>Die Datei „%1“ verwendet ein Regelwerk, das hier nicht bekannt ist.</translation>
    </message>
    <message>
        <source>The rule set in “%1” cannot be used.</source>
        <translation>Das Regelwerk in „%1“ ist nicht brauchbar.</translation>
    </message>
    <message>
        <source>Some values in “%1” cannot be used.</source>
        <translation>Einige Werte in „%1“ sind nicht brauchbar.</translation>
    </message>
    <message>
        <source>The file “%1” is damaged.</source>
        <translation>Die Datei „%1“ ist beschädigt.</translation>
    </message>
    <message>
        <source>The file “%1” could not be saved.</source>
        <translation>Die Datei „%1“ konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>It can be replayed up to action %1.</source>
        <translation>Bis zur Aktion %1 lässt sie sich nachspielen.</translation>
    </message>
    <message>
        <source>It was put aside as “%1”.</source>
        <translation>Sie wurde als „%1“ beiseitegelegt.</translation>
    </message>
    <message>
        <source>The suit that was led must be followed.</source>
        <translation>Die ausgespielte Farbe muss bedient werden.</translation>
    </message>
    <message>
        <source>You can win the trick, so you must.</source>
        <translation>Du kannst überstechen, also musst du.</translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must trump.</source>
        <translation>Du kannst nicht bedienen, also musst du mit Trumpf stechen.</translation>
    </message>
    <message>
        <source>You can play a higher trump, so you must.</source>
        <translation>Du kannst übertrumpfen, also musst du.</translation>
    </message>
    <message>
        <source>After bidding ulti the trump seven must be kept.</source>
        <translation>Nach angesagtem Ulti muss die Trumpf-Sieben bleiben.</translation>
    </message>
    <message>
        <source>You have announced: a card of that pair must be played.</source>
        <translation>Du hast gemeldet, also musst du eine Karte des Paares spielen.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Diese Karte hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>Your bid must be higher than the last one.</source>
        <translation>Dein Gebot muss höher sein als das letzte.</translation>
    </message>
    <message>
        <source>You cannot pass now: you must bid.</source>
        <translation>Du kannst jetzt nicht passen, du musst bieten.</translation>
    </message>
    <message>
        <source>Pick up the talon before you bid.</source>
        <translation>Vor dem Bieten musst du den Talon aufnehmen.</translation>
    </message>
    <message>
        <source>The auction is over.</source>
        <translation>Das Reizen ist vorbei.</translation>
    </message>
    <message>
        <source>There is no such contract in these rules.</source>
        <translation>Dieses Spiel gibt es in diesem Regelwerk nicht.</translation>
    </message>
    <message>
        <source>For this bid you must hold the king and over.</source>
        <translation>Für diese Ansage musst du König und Ober haben.</translation>
    </message>
    <message>
        <source>You must hold the trump seven to bid ulti.</source>
        <translation>Für Ulti musst du die Trumpf-Sieben haben.</translation>
    </message>
    <message>
        <source>There is no talon to pick up.</source>
        <translation>Es liegt kein Talon zum Aufnehmen da.</translation>
    </message>
    <message>
        <source>There is no higher bid that you could make.</source>
        <translation>Du könntest nichts Höheres ansagen.</translation>
    </message>
    <message>
        <source>Without these two cards you could not bid any more.</source>
        <translation>Ohne diese zwei Karten könntest du nichts mehr ansagen.</translation>
    </message>
    <message>
        <source>There is nothing for you to double.</source>
        <translation>Für dich gibt es nichts zu kontrieren.</translation>
    </message>
    <message>
        <source>This part has been doubled already.</source>
        <translation>Das ist schon kontriert.</translation>
    </message>
    <message>
        <source>It cannot be doubled any higher.</source>
        <translation>Höher geht das Kontra nicht.</translation>
    </message>
    <message>
        <source>This is not the moment for it.</source>
        <translation>Dafür ist jetzt nicht der Moment.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>That cannot be done now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>You have no king and over of that suit to announce.</source>
        <translation>Du hast von dieser Farbe nicht König und Ober.</translation>
    </message>
    <message>
        <source>The rest is not certain yet.</source>
        <translation>Der Rest ist noch nicht sicher.</translation>
    </message>
    <message>
        <source>For this bid you must hold the king and queen.</source>
        <translation>Für diese Ansage musst du König und Dame haben.</translation>
    </message>
    <message>
        <source>You have no king and queen of that suit to announce.</source>
        <translation>Du hast von dieser Farbe nicht König und Dame.</translation>
    </message>
    <message>
        <source>Acorns must be followed</source>
        <translation>Du musst Eichel bedienen</translation>
    </message>
    <message>
        <source>Leaves must be followed</source>
        <translation>Du musst Blatt bedienen</translation>
    </message>
    <message>
        <source>Hearts must be followed</source>
        <translation>Du musst Herz bedienen</translation>
    </message>
    <message>
        <source>Bells must be followed</source>
        <translation>Du musst Schellen bedienen</translation>
    </message>
    <message>
        <source>You have no acorns, so you must trump</source>
        <translation>Du hast keine Eichel, also musst du mit Trumpf stechen</translation>
    </message>
    <message>
        <source>You have no leaves, so you must trump</source>
        <translation>Du hast kein Blatt, also musst du mit Trumpf stechen</translation>
    </message>
    <message>
        <source>You have no hearts, so you must trump</source>
        <translation>Du hast kein Herz, also musst du mit Trumpf stechen</translation>
    </message>
    <message>
        <source>You have no bells, so you must trump</source>
        <translation>Du hast keine Schellen, also musst du mit Trumpf stechen</translation>
    </message>
    <message>
        <source>Your bid must be higher. Last bid: %1.</source>
        <translation>Du musst höher bieten. Letztes Gebot: %1.</translation>
    </message>
    <message>
        <source>You have announced: play %1.</source>
        <translation>Du hast gemeldet: Spiel %1.</translation>
    </message>
    <message>
        <source>“%1” and “%2” cannot be combined.</source>
        <translation>„%1“ und „%2“ passen nicht zusammen.</translation>
    </message>
    <message>
        <source>“%1” and “%2” cannot be combined: %3.</source>
        <translation>„%1“ und „%2“ passen nicht zusammen: %3.</translation>
    </message>
    <message>
        <source>The rule set cannot be used. Please check: %1.</source>
        <translation>Dieses Regelwerk ist so nicht brauchbar. Bitte prüfe: %1.</translation>
    </message>
    <message>
        <source>This cannot be read. In the field “%1” stands: %2</source>
        <translation>Das lässt sich nicht lesen. Im Feld „%1“ steht: %2</translation>
    </message>
    <message>
        <source>You can beat %1</source>
        <translation>Du kannst %1 überstechen</translation>
    </message>
    <message>
        <source>You can overtrump %1</source>
        <translation>Du kannst %1 übertrumpfen</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: play %2.</source>
        <translation>%1: Spiel %2.</translation>
    </message>
    <message>
        <source>The session is over · %1 share first place with %2</source>
        <translation>Die Partie ist zu Ende · Geteilter erster Platz: %1 mit %2</translation>
    </message>
    <message>
        <source>The session is over · You win with %1</source>
        <translation>Die Partie ist zu Ende · Du gewinnst mit %1</translation>
    </message>
    <message>
        <source>The session is over · %1 wins with %2</source>
        <translation>Die Partie ist zu Ende · %1 gewinnt mit %2</translation>
    </message>
    <message numerus="yes">
        <source>A tie for first place: %n more deal(s)</source>
        <translation>
            <numerusform>Gleichstand auf Platz eins: noch %n Gabe</numerusform>
            <numerusform>Gleichstand auf Platz eins: noch %n Gaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Extra round: %n more deal(s)</source>
        <translation>
            <numerusform>Zusatzrunde: noch %n Gabe</numerusform>
            <numerusform>Zusatzrunde: noch %n Gaben</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie for first place: the session goes on until one is ahead</source>
        <translation>Gleichstand auf Platz eins: Es geht weiter, bis jemand vorne liegt</translation>
    </message>
    <message numerus="yes">
        <source>The last round: %n more deal(s)</source>
        <translation>
            <numerusform>Letzte Runde: noch %n Gabe</numerusform>
            <numerusform>Letzte Runde: noch %n Gaben</numerusform>
        </translation>
    </message>
    <message>
        <source>The end is called: whoever gets the %1 next will fix it</source>
        <translation>Das Ende ist angesagt: Es richtet sich danach, wer als Nächstes das %1 bekommt</translation>
    </message>
    <message>
        <source>You had the %1: when you deal, the last three deals begin</source>
        <translation>Du hattest das %1: Wenn du gibst, beginnen die letzten drei Gaben</translation>
    </message>
    <message>
        <source>%2 had the %1: when %2 deals, the last three deals begin</source>
        <translation>%2 hatte das %1: Wenn %2 gibt, beginnen die letzten drei Gaben</translation>
    </message>
    <message>
        <source>silent ulti</source>
        <translation>Stilles Ulti</translation>
    </message>
    <message>
        <source>silent durchmars</source>
        <translation>Stiller Durchmars</translation>
    </message>
    <message>
        <source>silent four aces</source>
        <translation>Stille vier Asse</translation>
    </message>
    <message>
        <source>silent 40-100</source>
        <translation>Stille 40-100</translation>
    </message>
    <message>
        <source>silent 20-100</source>
        <translation>Stille 20-100</translation>
    </message>
    <message>
        <source>lost ulti, surcharge</source>
        <translation>Zuschlag für verlorenes Ulti</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>revoke</source>
        <translation>Renonce</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>basic</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>Cut the pack</source>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>Tap the pack</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Pick up the talon</source>
        <translation>Talon aufnehmen</translation>
    </message>
    <message>
        <source>Bid: %1</source>
        <translation>Ansagen: %1</translation>
    </message>
    <message>
        <source>Lay into the talon: %1</source>
        <translation>In den Talon: %1</translation>
    </message>
    <message>
        <source>Trump: %1</source>
        <translation>Trumpf: %1</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>No more tricks for me</source>
        <translation>Kein Stich mehr für mich</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>Der Rest gehört mir</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>Verteidiger</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>made</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>%1 is to play</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Cut or tap the pack</source>
        <translation>Heb ab oder klopf!</translation>
    </message>
    <message>
        <source>Choose two cards for the talon</source>
        <translation>Wähle zwei Karten für den Talon!</translation>
    </message>
    <message>
        <source>Choose a contract</source>
        <translation>Wähle ein Spiel!</translation>
    </message>
    <message>
        <source>Bid higher</source>
        <translation>Biete höher!</translation>
    </message>
    <message>
        <source>Choose trump</source>
        <translation>Wähle den Trumpf!</translation>
    </message>
    <message>
        <source>Bid, pick up the talon, or pass</source>
        <translation>Biete, nimm den Talon auf oder passe!</translation>
    </message>
    <message>
        <source>Pick up the talon or pass</source>
        <translation>Nimm den Talon auf oder passe!</translation>
    </message>
    <message>
        <source>Bid or pass</source>
        <translation>Biete oder passe!</translation>
    </message>
    <message>
        <source>You can only pass</source>
        <translation>Du kannst nur passen.</translation>
    </message>
    <message>
        <source>Nothing to double: go on</source>
        <translation>Nichts zu kontrieren: weiter.</translation>
    </message>
    <message>
        <source>%1, or go on?</source>
        <translation>%1 oder weiter?</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Spiel %1!</translation>
    </message>
    <message>
        <source>Your turn: lead a card</source>
        <translation>Du spielst aus: Wähle eine Karte!</translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation>Du bist am Zug: Wähle eine Karte!</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card point(s)</source>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Gabe</numerusform>
            <numerusform>%n Gaben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
</context>
</TS>
