<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>AboutDeckSheet</name>
    <message>
        <source>This deck is one of your own.</source>
        <translation>Dieses Blatt ist eines von deinen eigenen.</translation>
    </message>
    <message>
        <source>Drawn for this program and free like it, under the MIT licence.</source>
        <translation>Für dieses Programm gezeichnet und frei wie dieses, unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Author: %1</source>
        <translation>Urheber: %1</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Lizenz: %1</translation>
    </message>
    <message>
        <source>Its description names neither author nor licence.</source>
        <translation>Seine Beschreibung nennt weder Urheber noch Lizenz.</translation>
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
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Ulti, Hungary’s card game for three, with five rule sets and two computer opponents.</source>
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
    <name>AdviceBubble</name>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment&#xa0;…</translation>
    </message>
    <message>
        <source>Looking at more deals…</source>
        <translation>Weitere Verteilungen werden geprüft&#xa0;…</translation>
    </message>
    <message>
        <source>Close the advice</source>
        <translation>Rat schließen</translation>
    </message>
</context>
<context>
    <name>AdviceDoor</name>
    <message>
        <source>Advice</source>
        <translation>Rat</translation>
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
    <name>CalculatorSheet</name>
    <message>
        <source>Declarer</source>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>1st defender</source>
        <translation>1. Verteidiger</translation>
    </message>
    <message>
        <source>2nd defender</source>
        <translation>2. Verteidiger</translation>
    </message>
    <message>
        <source>Choose a contract.</source>
        <translation>Wähle ein Spiel.</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <source>What was played, how often it was doubled and what happened: the settlement stands here.</source>
        <translation>Was gespielt, wie oft kontriert wurde und was geschah: Hier steht die Abrechnung.</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regelwerk</translation>
    </message>
</context>
<context>
    <name>CardSettings</name>
    <message>
        <source>Deck</source>
        <translation>Kartenblatt</translation>
    </message>
    <message>
        <source>About the deck…</source>
        <translation>Über das Blatt&#xa0;…</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Bildseite</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Large signs</source>
        <translation>Große Zeichen</translation>
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
        <source>Each suit of the French deck has a colour of its own.</source>
        <translation>Im französischen Blatt hat jede der vier Farben ihren eigenen Ton.</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vierfarbig</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Kartenrücken</translation>
    </message>
</context>
<context>
    <name>DeckRow</name>
    <message>
        <source>Folder for decks of your own</source>
        <translation>Ordner für eigene Kartenblätter</translation>
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
        <translation>Rat</translation>
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
</context>
<context>
    <name>FactSheet</name>
    <message>
        <source>The deal was</source>
        <translation>Die Gabe wurde</translation>
    </message>
    <message>
        <source>The trump seven</source>
        <translation>Die Trumpf-Sieben</translation>
    </message>
    <message>
        <source>Tricks of the declarer</source>
        <translation>Stiche des Alleinspielers</translation>
    </message>
    <message>
        <source>Card points in the talon</source>
        <translation>Augen im Talon</translation>
    </message>
    <message>
        <source>Card points of the declarer, last trick included, marriages not</source>
        <translation>Augen des Alleinspielers mit letztem Stich, ohne Meldungen</translation>
    </message>
    <message>
        <source>20s of the declarer</source>
        <translation>Zwanziger des Alleinspielers</translation>
    </message>
    <message>
        <source>20s of the defenders</source>
        <translation>Zwanziger der Verteidiger</translation>
    </message>
    <message>
        <source>The declarer has all four tens</source>
        <translation>Der Alleinspieler hat alle vier Zehner</translation>
    </message>
    <message>
        <source>The declarer has all four aces</source>
        <translation>Der Alleinspieler hat alle vier Asse</translation>
    </message>
    <message>
        <source>40 of the declarer</source>
        <translation>Vierzig des Alleinspielers</translation>
    </message>
    <message>
        <source>40 of the defenders</source>
        <translation>Vierzig der Verteidiger</translation>
    </message>
</context>
<context>
    <name>FairDoor</name>
    <message>
        <source>Fair deals</source>
        <translation>Faire Verteilung</translation>
    </message>
</context>
<context>
    <name>FairSheet</name>
    <message>
        <source>Dealing… %1</source>
        <translation>Gegeben: %1</translation>
    </message>
    <message>
        <source>What you were dealt in %1 that the statistics know, beside what chance alone gives.</source>
        <translation>Was du in %1 bekommen hast, die die Statistik kennt, und was der Zufall allein ergibt.</translation>
    </message>
    <message>
        <source>Your own hands</source>
        <translation>Deine eigenen Blätter</translation>
    </message>
    <message>
        <source>Fair deals</source>
        <translation>Faire Verteilung</translation>
    </message>
    <message>
        <source>Every session has a seed of 128 bits that nobody can guess. The pack of each deal is shuffled from it and the number of the deal alone, so whoever knows the seed, which the settlement shows, can deal the same cards again. Nobody is dealt better cards than another: see for yourself.</source>
        <translation>Jede Partie hat einen Startwert von 128 Bit, den niemand erraten kann. Jede Gabe wird allein aus ihm und ihrer Nummer gemischt; wer den Startwert kennt (die Abrechnung zeigt ihn), kann dieselben Karten noch einmal geben. Niemand bekommt bessere Karten als andere: Sieh selbst nach.</translation>
    </message>
    <message>
        <source>How the cards fall</source>
        <translation>Wie die Karten fallen</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>by chance alone</source>
        <translation>nach reinem Zufall</translation>
    </message>
    <message>
        <source>Chance is how often evenly shuffled cards give as high a χ² or a higher one: any number is usual, only a very small one is not.</source>
        <translation>Der p-Wert sagt, wie oft gut gemischte Karten ein so hohes oder höheres χ² ergeben: Jede Zahl ist üblich, nur eine sehr kleine nicht.</translation>
    </message>
    <message>
        <source>Nobody sees hidden cards</source>
        <translation>Niemand sieht verdeckte Karten</translation>
    </message>
    <message>
        <source>Positions are shown twice to every opponent, the second time with all cards hidden from them dealt anew. Whoever plays fair decides the same.</source>
        <translation>Jedem Gegner werden Stellungen zweimal gezeigt; beim zweiten Mal sind alle Karten, die er nicht sehen kann, neu verteilt. Wer fair spielt, entscheidet gleich.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Gaben</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Neu geben</translation>
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
    <name>HandbookDoor</name>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
</context>
<context>
    <name>HandbookSheet</name>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
</context>
<context>
    <name>KeySettings</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>KindsTable</name>
    <message>
        <source>You bid</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>made</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>Others bid</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>You made %1 of %2, the others %3 of %4</source>
        <translation>Du hast %1 von %2 gewonnen, die anderen %3 von %4</translation>
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
        <source>Trick %1 (%2): %3</source>
        <translation>Stich %1 (%2): %3</translation>
    </message>
</context>
<context>
    <name>LessonDoor</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
</context>
<context>
    <name>LessonRoom</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Each explains one thing and lets you try it. Rule set: %1</source>
        <translation>Jede erklärt eine Sache und lässt sie dich ausprobieren. Regelwerk: %1</translation>
    </message>
    <message>
        <source>Follow another rule set</source>
        <translation>Nach einem anderen Regelwerk</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>hier nicht</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
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
        <translation>Lektionen verlassen</translation>
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
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>LossesTable</name>
    <message>
        <source>Nothing is known yet. What your decisions cost is counted once a deal is reviewed.</source>
        <translation>Darüber ist noch nichts bekannt. Sobald eine Gabe analysiert ist, wird hier gezählt, was deine Entscheidungen gekostet haben.</translation>
    </message>
    <message>
        <source>Game points, over %1 that were reviewed</source>
        <translation>In Spielpunkten, analysiert: %1</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>Laying away</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Card play</source>
        <translation>Spielablauf</translation>
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
        <translation>Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>Gespeichertes Spiel öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Save the game as…</source>
        <translation>Spiel speichern unter&#xa0;…</translation>
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
        <source>Take back to before</source>
        <translation>Zurücknehmen bis vor</translation>
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
        <source>Calculator</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Opponents…</source>
        <translation>Gegner&#xa0;…</translation>
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
        <source>Learning</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
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
        <translation>Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Problem melden&#xa0;…</translation>
    </message>
    <message>
        <source>About the deck</source>
        <translation>Über das Blatt</translation>
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
        <source>Move the card within your hand</source>
        <translation>Die Karte in der Hand verschieben</translation>
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
        <source>Rule set</source>
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
        <source>For practice</source>
        <translation>Zur Übung</translation>
    </message>
    <message>
        <source>You may take back what you did; such deals are marked.</source>
        <translation>Zurücknehmen ist erlaubt und wird vermerkt.</translation>
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
    <name>ParameterRow</name>
    <message>
        <source>In the base: %1</source>
        <translation>In der Grundlage: %1</translation>
    </message>
    <message>
        <source>As in the base</source>
        <translation>Wie in der Grundlage</translation>
    </message>
    <message>
        <source>How many cards are dealt at a time. With twelve cards for forehand there is no talon yet.</source>
        <translation>Wie viele Karten auf einmal gegeben werden. Bekommt die Vorhand zwölf, gibt es noch keinen Talon.</translation>
    </message>
    <message>
        <source>one at a time</source>
        <translation>einzeln</translation>
    </message>
</context>
<context>
    <name>Part</name>
    <message>
        <source>on the card: %1</source>
        <translation>auf der Karte: %1</translation>
    </message>
</context>
<context>
    <name>PlaySettings</name>
    <message>
        <source>Sorting the hand</source>
        <translation>Sortierung der Hand</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>Where their suit lies</source>
        <translation>Am Platz ihrer Farbe</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Within a suit</source>
        <translation>Innerhalb einer Farbe</translation>
    </message>
    <message>
        <source>From high to low</source>
        <translation>Von hoch nach niedrig</translation>
    </message>
    <message>
        <source>From low to high</source>
        <translation>Von niedrig nach hoch</translation>
    </message>
    <message>
        <source>Red and dark suits take turns. Cards that you move by hand stay there until the next deal.</source>
        <translation>Rote und dunkle Farben wechseln sich ab. Von Hand verschobene Karten bleiben bis zur nächsten Gabe liegen.</translation>
    </message>
    <message>
        <source>A trick stays for</source>
        <translation>So lange bleibt der Stich liegen</translation>
    </message>
    <message>
        <source>until I click</source>
        <translation>bis ich klicke</translation>
    </message>
    <message>
        <source>A crown stands on the card that wins the trick so far.</source>
        <translation>Eine Krone steht auf der Karte, die den Stich bisher macht.</translation>
    </message>
    <message>
        <source>Mark the winning card</source>
        <translation>Höchste Karte im Stich markieren</translation>
    </message>
    <message>
        <source>When only one card may be played, it goes by itself after a moment.</source>
        <translation>Darf nur eine Karte gespielt werden, geht sie nach einem Augenblick von selbst.</translation>
    </message>
    <message>
        <source>Play the only card for me</source>
        <translation>Einzige Karte von selbst spielen</translation>
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
    <name>RankList</name>
    <message>
        <source>The highest bid stands on top. A bid of several games stands by its highest one. Ctrl+↑ and Ctrl+↓ move a game, too.</source>
        <translation>Oben steht das höchste Gebot. Ein Gebot aus mehreren Spielen steht bei seinem höchsten. Auch Strg+↑ und Strg+↓ verschieben ein Spiel.</translation>
    </message>
    <message>
        <source>As in the base</source>
        <translation>Wie in der Grundlage</translation>
    </message>
    <message>
        <source>%1: higher</source>
        <translation>%1: höher</translation>
    </message>
    <message>
        <source>%1: lower</source>
        <translation>%1: tiefer</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Where to put the report</source>
        <translation>Wohin der Bericht soll</translation>
    </message>
    <message>
        <source>A report is a folder that you can attach to a message. In it: the log of the program, the versions in use, your settings, and the record of the session. Names and the places of files on this computer are left out. Nothing is sent anywhere.</source>
        <translation>Ein Bericht ist ein Ordner, den du einer Nachricht anhängen kannst. Darin liegen das Protokoll des Programms, die Versionen, deine Einstellungen und die Aufzeichnung der Partie. Namen und die Orte von Dateien auf diesem Rechner fehlen darin. Gesendet wird nichts.</translation>
    </message>
    <message>
        <source>It is here</source>
        <translation>Er liegt hier</translation>
    </message>
    <message>
        <source>It will be in</source>
        <translation>Er kommt hierhin</translation>
    </message>
    <message>
        <source>Another place…</source>
        <translation>Anderer Ort&#xa0;…</translation>
    </message>
    <message>
        <source>Write the report</source>
        <translation>Bericht schreiben</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The report is written</source>
        <translation>Der Bericht ist geschrieben</translation>
    </message>
    <message>
        <source>Please attach the folder to your message, and say what you were doing just before.</source>
        <translation>Bitte hänge den Ordner an deine Nachricht an und schreibe dazu, was du kurz vorher getan hast.</translation>
    </message>
    <message>
        <source>The report could not be written</source>
        <translation>Der Bericht ließ sich nicht schreiben</translation>
    </message>
    <message>
        <source>Nothing can be written in this place. Please choose another one.</source>
        <translation>An diesem Ort lässt sich nichts schreiben. Bitte wähle einen anderen.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>The program met an unexpected error. Your game is kept, and goes on from where it is.</source>
        <translation>Im Programm ist ein unerwarteter Fehler aufgetreten. Dein Spiel ist gesichert und geht da weiter, wo es steht.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Problem melden</translation>
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
        <translation>Was es gekostet hat, lässt sich hier nicht sagen: Der kompilierte Teil des Programms fehlt.</translation>
    </message>
    <message>
        <source>What it cost could not be worked out.</source>
        <translation>Was es gekostet hat, ließ sich nicht berechnen.</translation>
    </message>
    <message>
        <source>Stopped: what is not worked out yet shows a dash.</source>
        <translation>Angehalten: Was noch nicht berechnet ist, zeigt einen Strich.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Review of the deal</source>
        <translation>Analyse der Gabe</translation>
    </message>
</context>
<context>
    <name>ReviewSheet</name>
    <message>
        <source>Trick %1</source>
        <translation>Stich %1</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>Vor dem Ausspiel</translation>
    </message>
    <message>
        <source>Reviewed: %1 of %2</source>
        <translation>Analysiert: %1 von %2</translation>
    </message>
    <message>
        <source>On the cards of %1</source>
        <translation>Mit den Karten von %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Leave the review</source>
        <translation>Analyse verlassen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier an weiterspielen</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Gleiche Gabe nochmal</translation>
    </message>
    <message>
        <source>From another seat</source>
        <translation>Von einem anderen Platz</translation>
    </message>
    <message>
        <source>on what
was known</source>
        <translation>nach dem
Bekannten</translation>
    </message>
    <message>
        <source>all cards
seen</source>
        <translation>offene
Karten</translation>
    </message>
    <message>
        <source>The deal before</source>
        <translation>Vorige Gabe</translation>
    </message>
    <message>
        <source>The deal after</source>
        <translation>Nächste Gabe</translation>
    </message>
    <message>
        <source>What cost most</source>
        <translation>Was am meisten kostete</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Gabe %1</translation>
    </message>
    <message>
        <source>To play it again, finish the deal under way.</source>
        <translation>Um sie noch einmal zu spielen, beende erst die laufende Gabe.</translation>
    </message>
</context>
<context>
    <name>ReviewStrip</name>
    <message>
        <source>To the deal</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>What the deal was worth, card by card</source>
        <translation>Was die Gabe wert war, Karte für Karte</translation>
    </message>
</context>
<context>
    <name>RolesTable</name>
    <message>
        <source>As declarer</source>
        <translation>Als Alleinspieler</translation>
    </message>
    <message>
        <source>As defender</source>
        <translation>Als Verteidiger</translation>
    </message>
    <message>
        <source>no deal yet</source>
        <translation>noch keine Gabe</translation>
    </message>
    <message>
        <source>game points a deal · %1, %2 won</source>
        <translation>Spielpunkte je Gabe · %1, %2 gewonnen</translation>
    </message>
</context>
<context>
    <name>RuleEditor</name>
    <message>
        <source>My %1</source>
        <translation>Eigene: %1</translation>
    </message>
    <message>
        <source>Give the rule set a name.</source>
        <translation>Gib dem Regelwerk einen Namen.</translation>
    </message>
    <message>
        <source>Really delete?</source>
        <translation>Wirklich löschen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>My own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Base: %1</source>
        <translation>Grundlage: %1</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>RulePages</name>
    <message>
        <source>The rules are copied as text.</source>
        <translation>Die Regeln sind als Text kopiert.</translation>
    </message>
    <message>
        <source>This is the rule set as it is kept now. The session goes on with the rules it began with.</source>
        <translation>Das ist das Regelwerk, wie es jetzt gespeichert ist. Die Partie geht mit den Regeln weiter, mit denen sie begann.</translation>
    </message>
    <message>
        <source>Export the rule set</source>
        <translation>Regelwerk exportieren</translation>
    </message>
    <message>
        <source>Import a rule set</source>
        <translation>Regelwerk einlesen</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Regelwerke</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Edit this rule set…</source>
        <translation>Dieses Regelwerk ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Make my own rule set from this one…</source>
        <translation>Eigenes Regelwerk daraus machen&#xa0;…</translation>
    </message>
    <message>
        <source>Import a rule set…</source>
        <translation>Regelwerk einlesen&#xa0;…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Vergleichen mit&#xa0;…</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>Ohne Vergleich</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n Unterschied</numerusform>
            <numerusform>%n Unterschiede</numerusform>
        </translation>
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
        <source>with actions taken back: %1</source>
        <translation>mit zurückgenommenen Zügen: %1</translation>
    </message>
    <message>
        <source>with advice: %1</source>
        <translation>mit Rat: %1</translation>
    </message>
    <message>
        <source>with a simpler player standing in: %1</source>
        <translation>mit einfacherem Ersatzspieler: %1</translation>
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
    <name>SeedField</name>
    <message>
        <source>Type a seed that you were told: in the same rule set it deals the same cards.</source>
        <translation>Gib den Startwert ein, den man dir genannt hat: Im selben Regelwerk kommen dieselben Karten.</translation>
    </message>
    <message>
        <source>A seed has at most %1 characters.</source>
        <translation>Ein Startwert hat höchstens %1 Zeichen.</translation>
    </message>
    <message>
        <source>Shuffle from a seed</source>
        <translation>Aus einem Startwert mischen</translation>
    </message>
    <message>
        <source>Seed of the shuffle</source>
        <translation>Startwert der Mischung</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
</context>
<context>
    <name>SeedLine</name>
    <message>
        <source>Shuffled from the seed %1, deal %2</source>
        <translation>Gemischt aus dem Startwert %1, Gabe %2</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Table and text</source>
        <translation>Tisch und Schrift</translation>
    </message>
    <message>
        <source>Hand and trick</source>
        <translation>Hand und Stich</translation>
    </message>
    <message>
        <source>Tempo and sound</source>
        <translation>Tempo und Ton</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
</context>
<context>
    <name>SettingsPart</name>
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
        <source>Review this deal</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Gleiche Gabe nochmal</translation>
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
    <name>StatisticsDoor</name>
    <message>
        <source>ulti-statistics</source>
        <translation>ulti-statistik</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Statistik exportieren</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>StatisticsSheet</name>
    <message>
        <source>No deal fits these filters</source>
        <translation>Keine Gabe passt zu dieser Auswahl</translation>
    </message>
    <message>
        <source>Nothing has been counted yet</source>
        <translation>Noch ist nichts gezählt</translation>
    </message>
    <message>
        <source>Every deal that you finish is entered here by itself: how your balance grows, which contracts you make, and how you do as declarer and as defender.</source>
        <translation>Jede Gabe, die du zu Ende spielst, wird hier von selbst eingetragen: wie dein Stand wächst, welche Spiele du gewinnst und wie du dich als Alleinspieler und als Verteidiger schlägst.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) a deal</source>
        <translation>
            <numerusform>%n Sekunde je Gabe</numerusform>
            <numerusform>%n Sekunden je Gabe</numerusform>
        </translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>mit Hilfe: %1</translation>
    </message>
    <message>
        <source>All rule sets</source>
        <translation>Alle Regelwerke</translation>
    </message>
    <message>
        <source>Both roles</source>
        <translation>Beide Rollen</translation>
    </message>
    <message>
        <source>As declarer</source>
        <translation>Als Alleinspieler</translation>
    </message>
    <message>
        <source>As defender</source>
        <translation>Als Verteidiger</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>All the time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Letzte 24 Stunden</translation>
    </message>
    <message>
        <source>Last %1 days</source>
        <translation>Letzte %1 Tage</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Alle Gaben</translation>
    </message>
    <message>
        <source>Without taken back</source>
        <translation>Ohne Zurücknehmen</translation>
    </message>
    <message>
        <source>Without advice</source>
        <translation>Ohne Rat</translation>
    </message>
    <message>
        <source>Without practice</source>
        <translation>Ohne Übung</translation>
    </message>
    <message>
        <source>Only without any help</source>
        <translation>Nur ohne jede Hilfe</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Deals with help</source>
        <translation>Gaben mit Hilfe</translation>
    </message>
    <message>
        <source>Delete all statistics, %1? This cannot be taken back.</source>
        <translation>Die ganze Statistik löschen (%1)? Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Balance in game points</source>
        <translation>Stand in Spielpunkten</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Rollen</translation>
    </message>
    <message>
        <source>Lost by decisions</source>
        <translation>Durch Entscheidungen verloren</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Als CSV exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <translation>Alles löschen&#xa0;…</translation>
    </message>
</context>
<context>
    <name>TablePreview</name>
    <message>
        <source>A piece of the table, as the settings make it</source>
        <translation>Ein Stück vom Tisch mit diesen Einstellungen</translation>
    </message>
</context>
<context>
    <name>TableSettings</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
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
        <source>Dark sheets</source>
        <translation>Dunkle Tafeln</translation>
    </message>
    <message>
        <source>Panels and pages are as dark as the table.</source>
        <translation>Tafeln und Seiten sind so dunkel wie der Tisch.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>What happened in words, and your hand as a list.</source>
        <translation>Das Geschehen in Worten und deine Karten als Liste.</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Protokoll zeigen</translation>
    </message>
</context>
<context>
    <name>TakingBack</name>
    <message>
        <source>Nothing decided yet</source>
        <translation>Noch nichts entschieden</translation>
    </message>
</context>
<context>
    <name>TempoSettings</name>
    <message>
        <source>Tempo</source>
        <translation>Tempo</translation>
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
        <source>Less motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Cards fade over instead of flying.</source>
        <translation>Karten blenden über, statt zu fliegen.</translation>
    </message>
    <message>
        <source>The others wait before they act</source>
        <translation>So lange warten die anderen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Cards, tricks and your turn can be heard.</source>
        <translation>Karten, Stiche und dein Zug sind zu hören.</translation>
    </message>
    <message>
        <source>Sounds need the sound part of the program, which is not installed. The handbook tells how.</source>
        <translation>Für Geräusche fehlt hier der Tonteil des Programms. Im Handbuch steht, wie er dazukommt.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geräusche</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>stumm</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>laut</translation>
    </message>
</context>
<context>
    <name>TestsTable</name>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Freedom</source>
        <translation>Freiheitsgr.</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>p-Wert</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>out of the ordinary</source>
        <translation>ungewöhnlich</translation>
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
        <translation>Übungsgabe</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Gabe %1 von %2</translation>
    </message>
    <message>
        <source>%1, for practice</source>
        <translation>%1, zur Übung</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Gabe %1</translation>
    </message>
</context>
<context>
    <name>ValueTable</name>
    <message>
        <source>The switch leaves a game out or brings it in; only the simple game must stay. Points from each opponent; – means that there is no such form.</source>
        <translation>Der Schalter lässt ein Spiel weg oder nimmt es auf; nur das Einfache Spiel bleibt immer. Punkte von jedem Gegner; – heißt, dass es diese Form nicht gibt.</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>einfach</translation>
    </message>
    <message>
        <source>in hearts</source>
        <translation>in Herz</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>open in hearts</source>
        <translation>offen in Herz</translation>
    </message>
    <message>
        <source>%1 is played</source>
        <translation>%1 wird gespielt</translation>
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
    <name>about deck</name>
    <message>
        <source>The pattern comes from Pest, where József Schneider made it about 1836. Its people are those of Schiller’s play “William Tell”. It was printed for players in Hungary, Austria, Bohemia, Croatia and Slovenia; in Switzerland, where the story is set, it is unknown.</source>
        <translation>Das Bild kommt aus Pest, wo József Schneider es um 1836 schuf. Seine Leute sind die aus Schillers Schauspiel „Wilhelm Tell“. Gedruckt wurde es für Spieler in Ungarn, Österreich, Böhmen, Kroatien und Slowenien; in der Schweiz, wo die Geschichte spielt, kennt man es nicht.</translation>
    </message>
    <message>
        <source>Each picture is on its card twice, head to head. The Over has its suit sign at the top, the Under lower down, near the middle; that is how one tells them apart. Hungarian players have nicknames for them: the Under is “baka”, the Over “filkó”, the king “csikó” and the ace “disznó”.</source>
        <translation>Jedes Bild steht zweimal auf seiner Karte, einmal auf dem Kopf. Beim Ober steht das Farbzeichen oben, beim Unter tiefer, nahe der Mitte; daran unterscheidet man sie. Ungarische Spieler haben Spitznamen: Der Unter heißt „baka“, der Ober „filkó“, der König „csikó“ und das Ass „disznó“.</translation>
    </message>
    <message>
        <source>The packs of today follow a redrawing by Austrian makers of about 1859. There the Over of bells is Arnold von Melchthal and the Under of hearts Werner Stauffacher, but the old names stayed on the cards. The pictures of this deck were drawn for this program, after the names.</source>
        <translation>Die Blätter von heute folgen einer Neuzeichnung österreichischer Hersteller von etwa 1859. Dort ist der Schellen-Ober Arnold von Melchthal und der Herz-Unter Werner Stauffacher, doch auf den Karten blieben die alten Namen. Die Bilder dieses Blattes wurden für dieses Programm gezeichnet, nach den Namen.</translation>
    </message>
    <message>
        <source>Ulti can be played with French cards too. Hearts stand for hearts, diamonds for bells, spades for leaves and clubs for acorns; the queen is the Over and the jack the Under.</source>
        <translation>Ulti lässt sich auch mit französischen Karten spielen. Herz steht für Herz, Karo für Schellen, Pik für Blatt und Kreuz für Eichel; die Dame ist der Ober und der Bube der Unter.</translation>
    </message>
    <message>
        <source>This deck was drawn for this program by the hand that drew its Tell cards. The twelve people are nobody’s portraits: each suit has a land of its own, and its king, queen and jack live there.</source>
        <translation>Dieses Blatt hat für dieses Programm dieselbe Hand gezeichnet wie die Tell-Karten. Die zwölf Figuren sind niemandes Bildnis: Jede Farbe hat ihr eigenes Land, und dort leben ihr König, ihre Dame und ihr Bube.</translation>
    </message>
    <message>
        <source>William Tell</source>
        <translation>Wilhelm Tell</translation>
    </message>
    <message>
        <source>The archer with the crossbow. He carries the apple on his bolt.</source>
        <translation>Der Schütze mit der Armbrust. Den Apfel trägt er auf dem Bolzen.</translation>
    </message>
    <message>
        <source>Rudolf Harras</source>
        <translation>Rudolf der Harras</translation>
    </message>
    <message>
        <source>Gessler’s master of horse, in armour, with a halberd.</source>
        <translation>Gesslers Stallmeister, in Rüstung, mit einer Hellebarde.</translation>
    </message>
    <message>
        <source>Ulrich von Rudenz</source>
        <translation>Ulrich von Rudenz</translation>
    </message>
    <message>
        <source>The young nobleman, with a sword and the shield of Uri.</source>
        <translation>Der junge Edelmann, mit Schwert und dem Schild von Uri.</translation>
    </message>
    <message>
        <source>Walter Fürst</source>
        <translation>Walter Fürst</translation>
    </message>
    <message>
        <source>Tell’s father-in-law, an old man with a staff and a sealed letter.</source>
        <translation>Tells Schwiegervater, ein alter Mann mit Stock und gesiegeltem Brief.</translation>
    </message>
    <message>
        <source>Stüssi</source>
        <translation>Stüssi</translation>
    </message>
    <message>
        <source>The field guard, blowing his horn. Hungarian cards call him a hunter.</source>
        <translation>Der Flurschütz, der ins Horn stößt. Ungarische Karten nennen ihn Jäger.</translation>
    </message>
    <message>
        <source>Itel Reding</source>
        <translation>Itel Reding</translation>
    </message>
    <message>
        <source>The magistrate, with a broad sword and three fingers raised for the oath.</source>
        <translation>Der Landammann, mit breitem Schwert und drei Fingern, zum Schwur erhoben.</translation>
    </message>
    <message>
        <source>Hermann Gessler</source>
        <translation>Hermann Gessler</translation>
    </message>
    <message>
        <source>The governor. The falcon on his fist is in Schiller’s stage direction.</source>
        <translation>Der Landvogt. Der Falke auf seiner Faust steht in Schillers Bühnenanweisung.</translation>
    </message>
    <message>
        <source>Kuoni</source>
        <translation>Kuoni</translation>
    </message>
    <message>
        <source>The herdsman, with his crook and a lamb on his arm.</source>
        <translation>Der Hirt, mit seinem Stab und einem Lamm auf dem Arm.</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Frühling</translation>
    </message>
    <message>
        <source>A girl with flowers in her hair</source>
        <translation>Ein Mädchen mit Blumen im Haar</translation>
    </message>
    <message>
        <source>Summer</source>
        <translation>Sommer</translation>
    </message>
    <message>
        <source>A reaper with sickle and ears of corn</source>
        <translation>Ein Schnitter mit Sichel und Ähren</translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation>Herbst</translation>
    </message>
    <message>
        <source>A man with grapes, tasting the new wine</source>
        <translation>Ein Mann mit Trauben, der den neuen Wein kostet</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>A man in a fur hat by his camp fire</source>
        <translation>Ein Mann mit Pelzmütze an seinem Lagerfeuer</translation>
    </message>
    <message>
        <source>with the sceptre</source>
        <translation>mit dem Zepter</translation>
    </message>
    <message>
        <source>with the orb</source>
        <translation>mit dem Reichsapfel</translation>
    </message>
    <message>
        <source>with the sword</source>
        <translation>mit dem Schwert</translation>
    </message>
    <message>
        <source>with the mace</source>
        <translation>mit dem Streitkolben</translation>
    </message>
    <message>
        <source>The governor on horseback</source>
        <translation>Der Landvogt zu Pferd</translation>
    </message>
    <message>
        <source>Tell in the boat</source>
        <translation>Tell im Boot</translation>
    </message>
    <message>
        <source>A castle on its rock</source>
        <translation>Eine Burg auf ihrem Felsen</translation>
    </message>
    <message>
        <source>The castle by the lake</source>
        <translation>Die Burg am See</translation>
    </message>
    <message>
        <source>Tell’s crossbow</source>
        <translation>Tells Armbrust</translation>
    </message>
    <message>
        <source>Tell’s farewell to wife and child</source>
        <translation>Tells Abschied von Frau und Kind</translation>
    </message>
    <message>
        <source>The hat on the pole</source>
        <translation>Der Hut auf der Stange</translation>
    </message>
    <message>
        <source>Tell’s house</source>
        <translation>Tells Haus</translation>
    </message>
    <message>
        <source>A shepherd and his sheep</source>
        <translation>Ein Hirt und seine Schafe</translation>
    </message>
    <message>
        <source>The prison</source>
        <translation>Das Gefängnis</translation>
    </message>
    <message>
        <source>An ibex on the rocks</source>
        <translation>Ein Steinbock auf den Felsen</translation>
    </message>
    <message>
        <source>A cow at grass</source>
        <translation>Eine Kuh auf der Weide</translation>
    </message>
    <message>
        <source>The land of vines</source>
        <translation>Das Weinland</translation>
    </message>
    <message>
        <source>A river between vineyards, a castle on its rock. The king has an open hand, the queen a rose, the jack a lute.</source>
        <translation>Ein Fluss zwischen Weinbergen, eine Burg auf ihrem Felsen. Der König hat eine offene Hand, die Dame eine Rose, der Bube eine Laute.</translation>
    </message>
    <message>
        <source>The land of lakes</source>
        <translation>Das Seenland</translation>
    </message>
    <message>
        <source>Peaks in snow above a lake with a sail. A king in mail with axe and shield, a queen with an owl and a book, a drummer.</source>
        <translation>Schneegipfel über einem See mit einem Segel. Ein König im Kettenhemd mit Axt und Schild, eine Dame mit Eule und Buch, ein Trommler.</translation>
    </message>
    <message>
        <source>The plain</source>
        <translation>Die Ebene</translation>
    </message>
    <message>
        <source>A well with its sweep, a mill, storks in the evening sun. A king in turban and furs, a queen with mirror and pearls, a hussar.</source>
        <translation>Ein Ziehbrunnen, eine Mühle, Störche in der Abendsonne. Ein König mit Turban und Pelz, eine Dame mit Spiegel und Perlen, ein Husar.</translation>
    </message>
    <message>
        <source>The forest</source>
        <translation>Der Wald</translation>
    </message>
    <message>
        <source>Firs on wooded hills, a deer at the edge of the wood. A king who plays the harp, a queen with a basket of apples, an archer.</source>
        <translation>Tannen auf bewaldeten Hügeln, ein Hirsch am Waldrand. Ein König, der die Harfe spielt, eine Dame mit einem Korb Äpfel, ein Bogenschütze.</translation>
    </message>
    <message>
        <source>The people of the play</source>
        <translation>Die Leute aus dem Schauspiel</translation>
    </message>
    <message>
        <source>Eight cards bear their names, the family name first as Hungarian packs have it.</source>
        <translation>Acht Karten tragen ihre Namen, den Familiennamen voran, wie es ungarische Blätter tun.</translation>
    </message>
    <message>
        <source>The four seasons</source>
        <translation>Die vier Jahreszeiten</translation>
    </message>
    <message>
        <source>They are the aces. Each half shows two suit signs: the card is a deuce, a “Daus”.</source>
        <translation>Sie sind die Asse. Jede Hälfte zeigt zwei Farbzeichen: Die Karte ist eine Zwei, ein „Daus“.</translation>
    </message>
    <message>
        <source>The kings</source>
        <translation>Die Könige</translation>
    </message>
    <message>
        <source>Four crowned riders who have no names.</source>
        <translation>Vier gekrönte Reiter, die keine Namen haben.</translation>
    </message>
    <message>
        <source>The small pictures</source>
        <translation>Die kleinen Bilder</translation>
    </message>
    <message>
        <source>Scenes of the story stand between the suit signs. Which card has which is a custom that varies from maker to maker; the nines and tens of leaves and acorns have none.</source>
        <translation>Zwischen den Farbzeichen stehen Szenen der Geschichte. Welche Karte welche trägt, ist ein Brauch, der von Hersteller zu Hersteller wechselt; die Neuner und Zehner von Blatt und Eichel haben keine.</translation>
    </message>
    <message>
        <source>Four lands</source>
        <translation>Vier Länder</translation>
    </message>
    <message>
        <source>The aces</source>
        <translation>Die Asse</translation>
    </message>
    <message>
        <source>Tulips grow in their signs.</source>
        <translation>In ihren Zeichen wachsen Tulpen.</translation>
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
        <translation>Offenes Einfaches Spiel</translation>
    </message>
    <message>
        <source>open %1 partie</source>
        <translation>Offenes %1-Spiel</translation>
    </message>
</context>
<context>
    <name>facts</name>
    <message>
        <source>played to the end</source>
        <translation>zu Ende gespielt</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>revoke of the declarer</source>
        <translation>Renonce des Alleinspielers</translation>
    </message>
    <message>
        <source>revoke of the first defender</source>
        <translation>Renonce des ersten Verteidigers</translation>
    </message>
    <message>
        <source>revoke of the second defender</source>
        <translation>Renonce des zweiten Verteidigers</translation>
    </message>
    <message>
        <source>not in the last trick</source>
        <translation>nicht im letzten Stich</translation>
    </message>
    <message>
        <source>the declarer wins with it</source>
        <translation>der Alleinspieler sticht damit</translation>
    </message>
    <message>
        <source>the declarer’s is beaten</source>
        <translation>die des Alleinspielers wird abgefangen</translation>
    </message>
    <message>
        <source>a defender wins with it</source>
        <translation>ein Verteidiger sticht damit</translation>
    </message>
    <message>
        <source>a defender’s is beaten</source>
        <translation>die eines Verteidigers wird abgefangen</translation>
    </message>
    <message>
        <source>The declarer has no trick.</source>
        <translation>Der Alleinspieler hat keinen Stich.</translation>
    </message>
    <message>
        <source>The declarer has all tricks.</source>
        <translation>Der Alleinspieler hat alle Stiche.</translation>
    </message>
    <message>
        <source>Whoever wins the last trick has at least 10 points: the declarer’s are too few.</source>
        <translation>Der letzte Stich bringt 10 Augen: Der Alleinspieler hat weniger.</translation>
    </message>
    <message>
        <source>Whoever wins the last trick has at least 10 points: the defenders’ are too few.</source>
        <translation>Der letzte Stich bringt 10 Augen: Die Verteidiger haben weniger.</translation>
    </message>
    <message>
        <source>The rest of the points lies in the talon.</source>
        <translation>Die übrigen Augen liegen im Talon.</translation>
    </message>
    <message>
        <source>The declarer’s card points are too few for it.</source>
        <translation>Dafür hat der Alleinspieler zu wenige Augen.</translation>
    </message>
    <message>
        <source>Of the declarer’s marriages only the one that was bid counts.</source>
        <translation>Vom Alleinspieler zählt nur das angesagte Paar.</translation>
    </message>
    <message>
        <source>The defenders’ marriages do not count in this game.</source>
        <translation>Die Meldungen der Verteidiger zählen in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>The declarer has the marriages that are missing here.</source>
        <translation>Die Paare, die hier fehlen, hat der Alleinspieler.</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Open a saved game</source>
        <translation>Gespeichertes Spiel öffnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Ulti games</source>
        <translation>Ulti-Spiele</translation>
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
    <name>lessons</name>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lektion %1 von %2</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Hand %1 of %2: %3</source>
        <translation>Aufgabe %1 von %2: %3</translation>
    </message>
    <message>
        <source>That is not allowed</source>
        <translation>Das ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Richtig!</translation>
    </message>
    <message>
        <source>Not this one</source>
        <translation>Das ist es nicht</translation>
    </message>
    <message>
        <source>Possible, but not the point here</source>
        <translation>Möglich, aber darum geht es hier nicht</translation>
    </message>
    <message>
        <source>The lesson has something else in mind: read the task once more.</source>
        <translation>Die Lektion meint etwas anderes: Lies die Aufgabe noch einmal.</translation>
    </message>
    <message>
        <source>Lay these two away</source>
        <translation>Diese zwei ablegen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>To the contents</source>
        <translation>Zum Inhalt</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>needs</name>
    <message>
        <source>needs more card points than the defenders get.</source>
        <translation>braucht mehr Augen, als die Verteidiger bekommen.</translation>
    </message>
    <message>
        <source>needs the last trick, won with the trump seven.</source>
        <translation>braucht den letzten Stich, gewonnen mit der Trumpf-Sieben.</translation>
    </message>
    <message>
        <source>needs king and over of trump, and 60 card points from tricks besides.</source>
        <translation>braucht Trumpf-König und -Ober, dazu 60 Augen aus Stichen.</translation>
    </message>
    <message>
        <source>needs king and over of a suit that is not trump, and 80 card points from tricks besides.</source>
        <translation>braucht König und Ober einer Farbe, die nicht Trumpf ist, dazu 80 Augen aus Stichen.</translation>
    </message>
    <message>
        <source>needs to take no trick at all.</source>
        <translation>darf keinen einzigen Stich machen.</translation>
    </message>
    <message>
        <source>needs to take all ten tricks.</source>
        <translation>braucht alle zehn Stiche.</translation>
    </message>
    <message>
        <source>needs all four aces in the tricks taken.</source>
        <translation>braucht alle vier Asse in den eigenen Stichen.</translation>
    </message>
    <message>
        <source>needs all four tens in the tricks taken.</source>
        <translation>braucht alle vier Zehner in den eigenen Stichen.</translation>
    </message>
    <message>
        <source>needs king and queen of trump, and 60 card points from tricks besides.</source>
        <translation>braucht Trumpf-König und -Dame, dazu 60 Augen aus Stichen.</translation>
    </message>
    <message>
        <source>needs king and queen of a suit that is not trump, and 80 card points from tricks besides.</source>
        <translation>braucht König und Dame einer Farbe, die nicht Trumpf ist, dazu 80 Augen aus Stichen.</translation>
    </message>
    <message>
        <source>You hold %1 of them.</source>
        <translation>Du hast %1 davon.</translation>
    </message>
    <message>
        <source>You hold that in: %1.</source>
        <translation>Das hast du in: %1.</translation>
    </message>
    <message>
        <source>You do not hold that.</source>
        <translation>Das hast du nicht.</translation>
    </message>
    <message>
        <source>reached</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>the seven is still out</source>
        <translation>die Sieben ist noch draußen</translation>
    </message>
    <message>
        <source>%1 of 10 tricks</source>
        <translation>%1 von 10 Stichen</translation>
    </message>
    <message>
        <source>cannot beat: %1</source>
        <translation>kann nicht schlagen: %1</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>one defender</source>
        <translation>einem der Verteidiger</translation>
    </message>
    <message>
        <source>the defender after you</source>
        <translation>dem Verteidiger nach dir</translation>
    </message>
    <message>
        <source>the defender before you</source>
        <translation>dem Verteidiger vor dir</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>dem Alleinspieler</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>deinem Partner</translation>
    </message>
    <message>
        <source>the talon</source>
        <translation>dem Talon</translation>
    </message>
    <message>
        <source>Nothing else is allowed.</source>
        <translation>Etwas anderes ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>The rest is certain, whatever the others hold.</source>
        <translation>Der Rest ist sicher, was immer die anderen halten.</translation>
    </message>
    <message>
        <source>In the deals looked at it all comes to the same; this is the usual choice.</source>
        <translation>In den betrachteten Verteilungen läuft alles auf dasselbe hinaus; das ist die übliche Wahl.</translation>
    </message>
    <message>
        <source>There is nothing to work out here; this is the usual choice.</source>
        <translation>Hier gibt es nichts zu rechnen; das ist die übliche Wahl.</translation>
    </message>
    <message>
        <source>Every possible bid promises less than a pass.</source>
        <translation>Jede mögliche Ansage verspricht weniger als Passen.</translation>
    </message>
    <message>
        <source>No bid comes close with these cards.</source>
        <translation>Mit diesen Karten kommt keine Ansage in Frage.</translation>
    </message>
    <message>
        <source>Your own bid stands.</source>
        <translation>Deine eigene Ansage steht.</translation>
    </message>
    <message>
        <source>It is worth %1 game points to you on average.</source>
        <translation>Im Schnitt bringt es dir %1 Punkte.</translation>
    </message>
    <message>
        <source>Just as good: “%1”.</source>
        <translation>Genauso gut: „%1“.</translation>
    </message>
    <message>
        <source>Next best: “%1”, %2 game points behind.</source>
        <translation>Danach: „%1“, um %2 Punkte schlechter.</translation>
    </message>
    <message>
        <source>It keeps the cards for %1.</source>
        <translation>Behalten werden die Karten für: %1.</translation>
    </message>
    <message>
        <source>The best bid would be %1.</source>
        <translation>Die beste Ansage wäre: %1.</translation>
    </message>
    <message>
        <source>Then “%1”, worth %2 game points to you on average.</source>
        <translation>Dazu: „%1“, im Schnitt bringt es dir %2 Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>With %1 of %n sampled talon(s) a bid follows that is worth more.</source>
        <translation>
            <numerusform>Bei %1 von %n ausgelosten Talon ergibt sich eine Ansage, die mehr wert ist.</numerusform>
            <numerusform>Bei %1 von %n ausgelosten Talons ergibt sich eine Ansage, die mehr wert ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With none of %n sampled talon(s) a better bid follows.</source>
        <translation>
            <numerusform>Bei keinem von %n ausgelosten Talon ergibt sich eine bessere Ansage.</numerusform>
            <numerusform>Bei keinem von %n ausgelosten Talons ergibt sich eine bessere Ansage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 After “%2”: in %n deal(s).</source>
        <translation>
            <numerusform>%1 Nach „%2“: in %n Verteilung.</numerusform>
            <numerusform>%1 Nach „%2“: in %n Verteilungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 After “%2”: in none.</source>
        <translation>%1 Nach „%2“: in keiner.</translation>
    </message>
    <message>
        <source>%1 is made in every deal that is possible</source>
        <translation>%1 gelingt in jeder möglichen Verteilung</translation>
    </message>
    <message>
        <source>%1 is made in no deal that is possible</source>
        <translation>%1 gelingt in keiner möglichen Verteilung</translation>
    </message>
    <message numerus="yes">
        <source>%1 is made in %2 of the %n deal(s) that are possible</source>
        <translation>
            <numerusform>%1 gelingt in %2 von %n möglichen Verteilung</numerusform>
            <numerusform>%1 gelingt in %2 von %n möglichen Verteilungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is made in all %n sampled deal(s)</source>
        <translation>
            <numerusform>%1 gelingt in %n von %n ausgelosten Verteilung</numerusform>
            <numerusform>%1 gelingt in allen %n ausgelosten Verteilungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is made in %2 of %n sampled deal(s)</source>
        <translation>
            <numerusform>%1 gelingt in %2 von %n ausgelosten Verteilung</numerusform>
            <numerusform>%1 gelingt in %2 von %n ausgelosten Verteilungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is made in none of %n sampled deal(s)</source>
        <translation>
            <numerusform>%1 gelingt in keiner von %n ausgelosten Verteilung</numerusform>
            <numerusform>%1 gelingt in keiner von %n ausgelosten Verteilungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; it fails when %2.</source>
        <translation>%1; es misslingt, wenn %2.</translation>
    </message>
    <message>
        <source>%1; it fails most often when %2.</source>
        <translation>%1; meist misslingt es, wenn %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n or more trump(s)</source>
        <translation>
            <numerusform>bei %1 %n oder mehr Trümpfe sitzen</numerusform>
            <numerusform>bei %1 %n oder mehr Trümpfe sitzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n or more card(s) of %2</source>
        <translation>
            <numerusform>bei %1 %n oder mehr Karten in %2 sitzen</numerusform>
            <numerusform>bei %1 %n oder mehr Karten in %2 sitzen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no trump</source>
        <translation>bei %1 kein Trumpf sitzt</translation>
    </message>
    <message>
        <source>%1 has no %2</source>
        <translation>bei %1 %2 fehlt</translation>
    </message>
    <message>
        <source>the %1 lies in the talon</source>
        <translation>%1 im Talon liegt</translation>
    </message>
    <message>
        <source>the %1 is with %2</source>
        <translation>%1 bei %2 sitzt</translation>
    </message>
    <message>
        <source>%1 At the table its chance is about %2%; to double pays above %3%.</source>
        <translation>%1 Am Tisch ist die Aussicht etwa %2&#xa0;%; ein Kontra lohnt sich über %3&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 At the table its chance is about %2%; to double pays below %3%.</source>
        <translation>%1 Am Tisch ist die Aussicht etwa %2&#xa0;%; ein Kontra lohnt sich unter %3&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Nobody bids</source>
        <translation>Alle passen</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Noch kein Gebot</translation>
    </message>
    <message>
        <source>deal %1, trick %2</source>
        <translation>Gabe %1, Stich %2</translation>
    </message>
    <message>
        <source>deal %1, before the play</source>
        <translation>Gabe %1, vor dem Ausspiel</translation>
    </message>
    <message>
        <source>The talon</source>
        <translation>Der Talon</translation>
    </message>
    <message>
        <source>%1 laid away</source>
        <translation>Abgelegt: %1</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>vorher %1</translation>
    </message>
    <message>
        <source>you win</source>
        <translation>du gewinnst</translation>
    </message>
    <message>
        <source>you pay</source>
        <translation>du zahlst</translation>
    </message>
    <message>
        <source>defenders win</source>
        <translation>Verteidiger gewinnen</translation>
    </message>
    <message>
        <source>defenders pay</source>
        <translation>Verteidiger zahlen</translation>
    </message>
    <message>
        <source>On what was known: cost %1 (±%2)</source>
        <translation>Nach dem, was bekannt war: kostete %1 (±%2)</translation>
    </message>
    <message numerus="yes">
        <source>by %n sampled deal(s)</source>
        <translation>
            <numerusform>aus %n ausgelosten Verteilung</numerusform>
            <numerusform>aus %n ausgelosten Verteilungen</numerusform>
        </translation>
    </message>
    <message>
        <source>With all cards seen: cost %1</source>
        <translation>Bei offenen Karten: kostete %1</translation>
    </message>
    <message>
        <source>With all cards seen, best play with this doubling against without it: %1</source>
        <translation>Bei offenen Karten und bestem Spiel aller brachte diese Verdopplung: %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <source>Better with all cards seen: %1</source>
        <translation>Bei offenen Karten besser: %1</translation>
    </message>
    <message>
        <source>Your decisions cost nothing that could be known.</source>
        <translation>Deine Entscheidungen haben nach dem, was bekannt war, nichts gekostet.</translation>
    </message>
    <message>
        <source>%1’s decisions cost nothing that could be known.</source>
        <translation>Die Entscheidungen von %1 haben nach dem, was bekannt war, nichts gekostet.</translation>
    </message>
    <message>
        <source>Your decisions cost %1 of what was possible.</source>
        <translation>Deine Entscheidungen kosteten %1 Punkte von dem, was möglich war.</translation>
    </message>
    <message>
        <source>%1’s decisions cost %2 of what was possible.</source>
        <translation>Die Entscheidungen von %1 kosteten %2 Punkte von dem, was möglich war.</translation>
    </message>
    <message>
        <source>%1 as declarer: %2; with best play of all %3.</source>
        <translation>%1 als Alleinspieler: %2; bei bestem Spiel aller %3.</translation>
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
        <source>So many passes in a row end the auction; with three, the last bidder may raise their own bid.</source>
        <translation>So viele Pässe in Folge beenden das Reizen; bei drei darf der letzte Bieter sich selbst überbieten.</translation>
    </message>
    <message>
        <source>What makes a bid higher: its value in points or its place in the rule set’s own list.</source>
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
        <source>Beside the marriage that is bid, the declarer’s other marriages count towards the hundred.</source>
        <translation>Neben dem angesagten Paar zählen auch die übrigen Paare des Alleinspielers zur Hundert.</translation>
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
        <source>What it costs the declarer when their own trump seven is beaten in the last trick.</source>
        <translation>Was es den Alleinspieler kostet, wenn seine Trumpf-Sieben im letzten Stich abgefangen wird.</translation>
    </message>
    <message>
        <source>What it costs the declarer when a defender wins the last trick with the trump seven.</source>
        <translation>Was es den Alleinspieler kostet, wenn ein Verteidiger den letzten Stich mit der Trumpf-Sieben macht.</translation>
    </message>
    <message>
        <source>What the declarer gets when a defender’s trump seven is beaten in the last trick.</source>
        <translation>Was der Alleinspieler bekommt, wenn die Trumpf-Sieben eines Verteidigers im letzten Stich abgefangen wird.</translation>
    </message>
    <message>
        <source>What an unbid hundred of either side does to the partie.</source>
        <translation>Was eine ungebotene Hundert einer Seite am Einfachen Spiel ändert.</translation>
    </message>
    <message>
        <source>Which parts an unbid hundred changes.</source>
        <translation>Welche Komponenten eine ungebotene Hundert ändert.</translation>
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
        <source>Four aces in the declarer’s tricks are paid at half value unbid.</source>
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
        <source>“The ace of hearts deals and does not deal”: a player’s word that brings the session to its end.</source>
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
        <source>the declarer’s hand</source>
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
        <source>before one’s first card</source>
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
        <source>before one’s card to trick 2</source>
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
        <translation>Stille Hundert ändert</translation>
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
        <translation>Hausregeln</translation>
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
        <translation>Zwölf Karten lassen keinen Talon übrig</translation>
    </message>
    <message>
        <source>nothing can be picked up</source>
        <translation>Es gibt nichts aufzunehmen</translation>
    </message>
    <message>
        <source>the half-hand round needs a talon</source>
        <translation>Die Halbe-Hand-Runde braucht einen Talon</translation>
    </message>
    <message>
        <source>the second deal goes to 12, 10 and 10 cards</source>
        <translation>Die zweite Gabe geht bis 12, 10 und 10 Karten</translation>
    </message>
    <message>
        <source>choose one or the other</source>
        <translation>Nur eines von beiden geht</translation>
    </message>
    <message>
        <source>five cards cannot be held to it</source>
        <translation>Von fünf Karten lässt sich das nicht verlangen</translation>
    </message>
    <message>
        <source>with twelve cards forehand must bid</source>
        <translation>Mit zwölf Karten muss die Vorhand bieten</translation>
    </message>
    <message>
        <source>nobody can bid before picking up</source>
        <translation>Vor dem Aufnehmen kann niemand bieten</translation>
    </message>
    <message>
        <source>the partie is there already</source>
        <translation>Das Einfache Spiel ist schon dabei</translation>
    </message>
    <message>
        <source>there is no other trump to choose</source>
        <translation>Es gibt keinen anderen Trumpf zu wählen</translation>
    </message>
    <message>
        <source>automatic marriages need no announcing</source>
        <translation>Paare, die von selbst zählen, braucht man nicht zu melden</translation>
    </message>
    <message>
        <source>an answer must be possible after a kontra</source>
        <translation>Auf ein Kontra muss eine Antwort möglich sein</translation>
    </message>
    <message>
        <source>rekontra must be allowed first</source>
        <translation>Erst muss Rekontra erlaubt sein</translation>
    </message>
    <message>
        <source>a silent hundred would be paid twice</source>
        <translation>Die stille Hundert würde zweimal bezahlt</translation>
    </message>
    <message>
        <source>there is no silent hundred</source>
        <translation>Es gibt keine stille Hundert</translation>
    </message>
    <message>
        <source>the order by list needs the list</source>
        <translation>Die Reihenfolge nach Liste braucht die Liste</translation>
    </message>
    <message>
        <source>forehand could be left without a bid</source>
        <translation>Der Vorhand könnte kein Gebot bleiben</translation>
    </message>
    <message>
        <source>no bid of several parts is left</source>
        <translation>Es bleibt kein Gebot aus mehreren Spielen</translation>
    </message>
    <message>
        <source>a revoke would be the cheaper way out</source>
        <translation>Eine Renonce wäre der billigere Ausweg</translation>
    </message>
    <message>
        <source>the part has no value</source>
        <translation>Die Komponente hat keinen Wert</translation>
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
        <source>Click to go on</source>
        <translation>Klicke, um weiterzuspielen!</translation>
    </message>
    <message>
        <source>Bids so far</source>
        <translation>Bisherige Gebote</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>no card chosen</source>
        <translation>keine Karte gewählt</translation>
    </message>
    <message>
        <source>For the talon: %1</source>
        <translation>Für den Talon: %1</translation>
    </message>
    <message>
        <source>Open hand of %1</source>
        <translation>Offene Karten von %1</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>House options</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>as its document says</source>
        <translation>wie im Regeltext</translation>
    </message>
    <message>
        <source>filled in by custom</source>
        <translation>nach Brauch ergänzt</translation>
    </message>
    <message>
        <source>changed from its base</source>
        <translation>gegenüber der Grundlage geändert</translation>
    </message>
    <message>
        <source>At first each player gets only five cards and there is a half-hand round: nobody has to bid, a bid names its trump, and two passes after it end the round. Such a bid counts double, and each kontra in this round four times. Then the other cards are dealt, and the auction goes on at ordinary values.</source>
        <translation>Zuerst bekommt jeder nur fünf Karten, und es gibt eine Halbe-Hand-Runde: Niemand muss bieten, ein Gebot nennt seinen Trumpf, und zwei Pässe danach beenden die Runde. Ein solches Gebot zählt doppelt, jedes Kontra in dieser Runde vierfach. Dann werden die übrigen Karten gegeben, und das Reizen geht mit den gewöhnlichen Werten weiter.</translation>
    </message>
    <message>
        <source>Forehand opens the auction and must bid, at least the lowest game.</source>
        <translation>Die Vorhand eröffnet das Reizen und muss bieten, mindestens das niedrigste Spiel.</translation>
    </message>
    <message>
        <source>Forehand opens the auction with a bid or a pass.</source>
        <translation>Die Vorhand eröffnet das Reizen mit einem Gebot oder passt.</translation>
    </message>
    <message>
        <source>Nobody picks up the two cards left over; one bids on the ten cards dealt.</source>
        <translation>Die zwei übrigen Karten nimmt niemand auf; geboten wird auf die zehn ausgeteilten Karten.</translation>
    </message>
    <message>
        <source>Whoever wants to outbid must pick up the talon; whoever picks it up must bid higher.</source>
        <translation>Wer überbieten will, muss den Talon aufnehmen; wer ihn aufnimmt, muss höher bieten.</translation>
    </message>
    <message>
        <source>Every bid begins with picking up the talon; whoever picks it up must bid higher than the bid before.</source>
        <translation>Jedes Gebot beginnt mit dem Aufnehmen des Talons; wer ihn aufnimmt, muss höher bieten als der Vorige.</translation>
    </message>
    <message>
        <source>Whoever outbids may pick up the talon for it but need not; whoever picks it up must bid higher. If it is left, nothing is laid away, and it lies there for the next player.</source>
        <translation>Wer überbietet, darf dafür den Talon aufnehmen, muss aber nicht; wer ihn aufnimmt, muss höher bieten. Bleibt er liegen, wird nichts abgelegt, und er liegt für den Nächsten bereit.</translation>
    </message>
    <message>
        <source>Whoever bids may pick up the talon for it but need not; whoever picks it up must bid higher than the bid before.</source>
        <translation>Wer bietet, darf dafür den Talon aufnehmen, muss aber nicht; wer ihn aufnimmt, muss höher bieten als der Vorige.</translation>
    </message>
    <message>
        <source>Whoever has twelve cards first bids and then lays any two of them face down as the talon.</source>
        <translation>Wer zwölf Karten hat, sagt zuerst sein Spiel an und legt dann zwei beliebige davon verdeckt als Talon ab.</translation>
    </message>
    <message>
        <source>Whoever has twelve cards first lays any two of them face down as the talon and then bids.</source>
        <translation>Wer zwölf Karten hat, legt zuerst zwei beliebige davon verdeckt als Talon ab und sagt dann sein Spiel an.</translation>
    </message>
    <message>
        <source>Whoever has twelve cards lays any two of them face down as the talon and names the game in the same breath.</source>
        <translation>Wer zwölf Karten hat, legt zwei beliebige davon verdeckt als Talon ab und sagt zugleich sein Spiel an.</translation>
    </message>
    <message>
        <source>A bid is higher when it stands higher in the list below; its value in points does not matter.</source>
        <translation>Höher ist das Gebot, das in der Liste unten weiter oben steht; sein Wert in Punkten spielt keine Rolle.</translation>
    </message>
    <message>
        <source>A bid of several parts stands just above the highest of them; among bids with the same highest part the value decides.</source>
        <translation>Ein Gebot aus mehreren Komponenten steht gleich über der höchsten davon; ist diese gleich, entscheidet der Wert.</translation>
    </message>
    <message>
        <source>A bid of several parts stands above every single game; among such bids the value decides.</source>
        <translation>Ein Gebot aus mehreren Komponenten steht über jedem einzelnen Spiel; untereinander entscheidet der Wert.</translation>
    </message>
    <message>
        <source>A bid is higher when its value is higher. The value of a bid is the sum of its parts.</source>
        <translation>Höher ist das Gebot mit dem höheren Wert. Der Wert eines Gebots ist die Summe seiner Komponenten.</translation>
    </message>
    <message>
        <source>A bid of the same value does not outbid.</source>
        <translation>Ein Gebot von gleichem Wert überbietet nicht.</translation>
    </message>
    <message>
        <source>Of two bids with the same value the one with fewer parts is higher.</source>
        <translation>Von zwei Geboten mit gleichem Wert ist das mit weniger Komponenten höher.</translation>
    </message>
    <message>
        <source>The partie that goes with ulti counts in the value of the bid.</source>
        <translation>Das Einfache Spiel, das zum Ulti gehört, zählt beim Wert des Gebots mit.</translation>
    </message>
    <message>
        <source>The partie that goes with ulti does not count in the value of the bid, though it is played.</source>
        <translation>Das Einfache Spiel, das zum Ulti gehört, zählt beim Wert des Gebots nicht mit, obwohl es gespielt wird.</translation>
    </message>
    <message>
        <source>The partie that goes with four aces or four tens counts in the value of the bid.</source>
        <translation>Das Einfache Spiel, das zu Vier Assen oder Vier Zehnern gehört, zählt beim Wert des Gebots mit.</translation>
    </message>
    <message>
        <source>The partie that goes with four aces or four tens does not count in the value of the bid, though it is played.</source>
        <translation>Das Einfache Spiel, das zu Vier Assen oder Vier Zehnern gehört, zählt beim Wert des Gebots nicht mit, obwohl es gespielt wird.</translation>
    </message>
    <message>
        <source>The bid names its trump.</source>
        <translation>Das Gebot nennt seinen Trumpf.</translation>
    </message>
    <message>
        <source>A bid in hearts has named its trump. Otherwise the declarer names it after the auction, before the first lead: any suit, hearts too, which then doubles nothing.</source>
        <translation>Ein Herz-Gebot hat seinen Trumpf genannt. Sonst nennt ihn der Alleinspieler nach dem Reizen, vor dem ersten Ausspiel: jede Farbe, auch Herz, das dann nichts verdoppelt.</translation>
    </message>
    <message>
        <source>A bid in hearts has named its trump. Otherwise the declarer names it after the auction, before the first lead: one of the three other suits.</source>
        <translation>Ein Herz-Gebot hat seinen Trumpf genannt. Sonst nennt ihn der Alleinspieler nach dem Reizen, vor dem ersten Ausspiel: eine der drei anderen Farben.</translation>
    </message>
    <message>
        <source>Ulti may be bid only by a player who holds the trump seven.</source>
        <translation>Ulti darf nur ansagen, wer die Trumpf-Sieben hat.</translation>
    </message>
    <message>
        <source>Ulti may be bid without the trump seven; it is lost then.</source>
        <translation>Ulti darf auch ohne Trumpf-Sieben angesagt werden; dann ist es verloren.</translation>
    </message>
    <message>
        <source>40-100 and 20-100 may be bid only by a player who holds the marriage.</source>
        <translation>40-100 und 20-100 darf nur ansagen, wer das Paar dafür hat.</translation>
    </message>
    <message>
        <source>40-100 and 20-100 may be bid without the marriage; they are lost then.</source>
        <translation>40-100 und 20-100 dürfen auch ohne das Paar angesagt werden; dann sind sie verloren.</translation>
    </message>
    <message>
        <source>Whoever has passed may bid again as long as the auction goes on.</source>
        <translation>Wer gepasst hat, darf wieder bieten, solange das Reizen dauert.</translation>
    </message>
    <message>
        <source>The auction is over after three passes in a row: the highest bidder may raise their own bid once the two others have passed. Whoever bid last is the declarer.</source>
        <translation>Das Reizen endet nach drei Pässen in Folge: Haben die beiden anderen gepasst, darf der letzte Bieter sich noch selbst überbieten. Wer zuletzt geboten hat, ist Alleinspieler.</translation>
    </message>
    <message>
        <source>The auction is over when the two others pass after a bid. Whoever bid last is the declarer.</source>
        <translation>Das Reizen endet, wenn nach einem Gebot die beiden anderen passen. Wer zuletzt geboten hat, ist Alleinspieler.</translation>
    </message>
    <message>
        <source>If nobody bids, nothing is played and the next player deals.</source>
        <translation>Bietet niemand, wird nicht gespielt, und der Nächste gibt.</translation>
    </message>
    <message>
        <source>If nobody bids, nothing is played and the same player deals again.</source>
        <translation>Bietet niemand, wird nicht gespielt, und derselbe gibt noch einmal.</translation>
    </message>
    <message>
        <source>A declarer who has bid the partie alone, not in hearts, may give it up before the first lead and pays 2 to each opponent.</source>
        <translation>Wer nur das Einfache Spiel geboten hat, nicht in Herz, darf vor dem ersten Ausspiel aufgeben und zahlt dann jedem Gegner 2.</translation>
    </message>
    <message>
        <source>The declarer may give the game up at any time: every part counts as lost, with kontra; a partie by itself without kontra costs 2 to each opponent.</source>
        <translation>Der Alleinspieler darf jederzeit aufgeben: Jede Komponente gilt als verloren, mit Kontra; ein Einfaches Spiel allein ohne Kontra kostet 2 an jeden Gegner.</translation>
    </message>
    <message>
        <source>A game that was bid cannot be given up; it is played.</source>
        <translation>Ein angesagtes Spiel kann nicht aufgegeben werden; es wird gespielt.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>In the auction</source>
        <translation>Beim Reizen</translation>
    </message>
    <message>
        <source>At stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>any suit</source>
        <translation>jede Farbe</translation>
    </message>
    <message>
        <source>any but hearts</source>
        <translation>außer Herz</translation>
    </message>
    <message>
        <source>Each part of the contract is settled by itself. For a part that is made each defender pays the declarer its value; for one that is lost the declarer pays each defender.</source>
        <translation>Jede Komponente wird für sich abgerechnet. Für eine gewonnene zahlt jeder Verteidiger dem Alleinspieler ihren Wert, für eine verlorene zahlt der Alleinspieler jedem Verteidiger.</translation>
    </message>
    <message>
        <source>A lost part costs as much as it would have brought.</source>
        <translation>Eine verlorene Komponente kostet so viel, wie sie gebracht hätte.</translation>
    </message>
    <message>
        <source>Every lost part costs twice its value, hearts and kontra included.</source>
        <translation>Jede verlorene Komponente kostet das Doppelte ihres Werts, Herz und Kontra eingerechnet.</translation>
    </message>
    <message>
        <source>A lost part costs twice its value, hearts and kontra included; a lost betli only once.</source>
        <translation>Eine verlorene Komponente kostet das Doppelte ihres Werts, Herz und Kontra eingerechnet; ein verlorener Betli nur das Einfache.</translation>
    </message>
    <message>
        <source>A lost part costs as much as it would have brought, but a lost betli costs twice as much.</source>
        <translation>Eine verlorene Komponente kostet so viel, wie sie gebracht hätte, ein verlorener Betli aber das Doppelte.</translation>
    </message>
    <message>
        <source>A lost ulti costs its value, however high kontra has gone.</source>
        <translation>Ein verlorenes Ulti kostet seinen Wert, wie hoch auch kontriert wurde.</translation>
    </message>
    <message>
        <source>A lost ulti is doubled by kontra like every other part.</source>
        <translation>Ein verlorenes Ulti wird durch Kontra verdoppelt wie jede andere Komponente.</translation>
    </message>
    <message>
        <source>A lost ulti costs its value with kontra and on top of it once more its value without.</source>
        <translation>Ein verlorenes Ulti kostet seinen Wert mit Kontra und dazu noch einmal seinen Wert ohne Kontra.</translation>
    </message>
    <message>
        <source>Aces and tens in the talon count for the defenders.</source>
        <translation>Asse und Zehner im Talon zählen für die Verteidiger.</translation>
    </message>
    <message>
        <source>Aces and tens in the talon count for the declarer.</source>
        <translation>Asse und Zehner im Talon zählen für den Alleinspieler.</translation>
    </message>
    <message>
        <source>Aces and tens in the talon count for nobody.</source>
        <translation>Asse und Zehner im Talon zählen für niemanden.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Made in hearts</source>
        <translation>Gewonnen in Herz</translation>
    </message>
    <message>
        <source>Lost in hearts</source>
        <translation>Verloren in Herz</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, offen</translation>
    </message>
    <message>
        <source>Some feats are paid without being bid, in games with trump only. The amounts are per opponent.</source>
        <translation>In Spielen mit Trumpf wird manches auch ohne Ansage bezahlt. Die Beträge gelten je Gegner.</translation>
    </message>
    <message>
        <source>A declarer who has all four aces in tricks unbid gets %1.</source>
        <translation>Hat der Alleinspieler ungeboten alle vier Asse in seinen Stichen, bekommt er %1.</translation>
    </message>
    <message>
        <source>Four aces that were not bid are not paid.</source>
        <translation>Ungebotene vier Asse werden nicht bezahlt.</translation>
    </message>
    <message>
        <source>The declarer also gets half the value of an unbid 40-100 or 20-100 that is made.</source>
        <translation>Der Alleinspieler bekommt auch den halben Wert einer ungebotenen 40-100 oder 20-100, die er erfüllt.</translation>
    </message>
    <message>
        <source>In hearts silent bonuses count double.</source>
        <translation>In Herz zählen stille Boni doppelt.</translation>
    </message>
    <message>
        <source>Hearts do not double silent bonuses.</source>
        <translation>Herz verdoppelt stille Boni nicht.</translation>
    </message>
    <message>
        <source>Silent ulti: a declarer who wins the last trick with the trump seven gets %1.</source>
        <translation>Stilles Ulti: Macht der Alleinspieler den letzten Stich mit der Trumpf-Sieben, bekommt er %1.</translation>
    </message>
    <message>
        <source>A silent ulti of the declarer is not paid.</source>
        <translation>Ein stilles Ulti des Alleinspielers wird nicht bezahlt.</translation>
    </message>
    <message>
        <source>If the declarer’s trump seven is beaten in the last trick, that costs %1.</source>
        <translation>Wird die Trumpf-Sieben des Alleinspielers im letzten Stich abgefangen, kostet ihn das %1.</translation>
    </message>
    <message>
        <source>If the declarer’s trump seven is beaten in the last trick, that costs nothing.</source>
        <translation>Wird die Trumpf-Sieben des Alleinspielers im letzten Stich abgefangen, kostet das nichts.</translation>
    </message>
    <message>
        <source>If a defender wins the last trick with the trump seven, the declarer pays %1.</source>
        <translation>Macht ein Verteidiger den letzten Stich mit der Trumpf-Sieben, zahlt der Alleinspieler %1.</translation>
    </message>
    <message>
        <source>If a defender wins the last trick with the trump seven, nothing is paid for it.</source>
        <translation>Macht ein Verteidiger den letzten Stich mit der Trumpf-Sieben, wird dafür nichts bezahlt.</translation>
    </message>
    <message>
        <source>If a defender’s trump seven is beaten in the last trick, the declarer gets %1.</source>
        <translation>Wird die Trumpf-Sieben eines Verteidigers im letzten Stich abgefangen, bekommt der Alleinspieler %1.</translation>
    </message>
    <message>
        <source>If a defender’s trump seven is beaten in the last trick, nothing is paid for it.</source>
        <translation>Wird die Trumpf-Sieben eines Verteidigers im letzten Stich abgefangen, wird dafür nichts bezahlt.</translation>
    </message>
    <message>
        <source>A hundred that was not bid is not paid.</source>
        <translation>Eine ungebotene Hundert wird nicht bezahlt.</translation>
    </message>
    <message>
        <source>Silent hundred: if either side reaches 100 card points with its marriages, the partie counts double.</source>
        <translation>Stille Hundert: Erreicht eine Seite mit ihren Meldungen 100 Augen, zählt das Einfache Spiel doppelt.</translation>
    </message>
    <message>
        <source>Silent hundred: if either side reaches 100 card points with its marriages in a game with the partie, every part of the contract counts double.</source>
        <translation>Stille Hundert: Erreicht in einem Spiel mit Einfachem Spiel eine Seite mit ihren Meldungen 100 Augen, zählt jede Komponente doppelt.</translation>
    </message>
    <message>
        <source>Silent hundred: if either side reaches 100 card points with its marriages, the partie is worth 2 instead of 1; hearts and kontra remain.</source>
        <translation>Stille Hundert: Erreicht eine Seite mit ihren Meldungen 100 Augen, ist das Einfache Spiel 2 statt 1 wert; Herz und Kontra bleiben.</translation>
    </message>
    <message>
        <source>Silent hundred: if either side reaches 100 card points with its marriages, the partie is worth 2 instead of 1, and the other parts are doubled with it.</source>
        <translation>Stille Hundert: Erreicht eine Seite mit ihren Meldungen 100 Augen, ist das Einfache Spiel 2 statt 1 wert, und die anderen Komponenten verdoppeln sich mit.</translation>
    </message>
    <message>
        <source>Ten tricks that were not bid are not paid.</source>
        <translation>Zehn ungebotene Stiche werden nicht bezahlt.</translation>
    </message>
    <message>
        <source>Silent durchmars: whoever wins all ten tricks unbid gets %1; they take the place of the partie.</source>
        <translation>Stiller Durchmars: Wer ungeboten alle zehn Stiche macht, bekommt %1; das tritt an die Stelle des Einfachen Spiels.</translation>
    </message>
    <message>
        <source>Silent durchmars: whoever wins all ten tricks unbid gets %1 in addition to everything else.</source>
        <translation>Stiller Durchmars: Wer ungeboten alle zehn Stiche macht, bekommt %1 zusätzlich zu allem anderen.</translation>
    </message>
    <message>
        <source>Both sides can make a silent durchmars.</source>
        <translation>Einen stillen Durchmars können beide Seiten machen.</translation>
    </message>
    <message>
        <source>Only the declarer is paid for a silent durchmars.</source>
        <translation>Nur dem Alleinspieler wird ein stiller Durchmars bezahlt.</translation>
    </message>
    <message>
        <source>It is paid even when the contract has no partie.</source>
        <translation>Er wird auch bezahlt, wenn kein Einfaches Spiel dabei ist.</translation>
    </message>
    <message>
        <source>It is paid only when the contract has a partie.</source>
        <translation>Er wird nur bezahlt, wenn ein Einfaches Spiel dabei ist.</translation>
    </message>
    <message>
        <source>A kontra on the partie doubles it too.</source>
        <translation>Ein Kontra auf das Einfache Spiel verdoppelt auch ihn.</translation>
    </message>
    <message>
        <source>Kontra does not double it.</source>
        <translation>Kontra verdoppelt ihn nicht.</translation>
    </message>
    <message numerus="yes">
        <source>A session has %n deal(s).</source>
        <translation>
            <numerusform>Eine Partie hat %n Gabe.</numerusform>
            <numerusform>Eine Partie hat %n Gaben.</numerusform>
        </translation>
    </message>
    <message>
        <source>A session goes on as long as the players like.</source>
        <translation>Eine Partie dauert, solange die Runde will.</translation>
    </message>
    <message>
        <source>It ends when a player has %1.</source>
        <translation>Sie endet, sobald jemand %1 hat.</translation>
    </message>
    <message numerus="yes">
        <source>If first place is shared at the end, %n more deal(s) follow.</source>
        <translation>
            <numerusform>Ist der erste Platz am Ende geteilt, folgt noch %n Gabe.</numerusform>
            <numerusform>Ist der erste Platz am Ende geteilt, folgen noch %n Gaben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The end can be called with the words “The ace of hearts deals and does not deal”. Whoever then has the ace of hearts in the next deal is noted; when the noted player deals, that deal and two more are the last.</source>
        <translation>Das Ende lässt sich mit dem Spruch „Das Herz-Ass gibt und gibt nicht“ ansagen. Wer in der nächsten Gabe das Herz-Ass hat, wird notiert; wenn der Notierte gibt, sind diese Gabe und zwei weitere die letzten.</translation>
    </message>
    <message>
        <source>Whoever has the most points at the end has won.</source>
        <translation>Gewonnen hat, wer am Ende die meisten Punkte hat.</translation>
    </message>
    <message>
        <source>What a point is worth is agreed before the session.</source>
        <translation>Was ein Punkt wert ist, wird vor der Partie ausgemacht.</translation>
    </message>
    <message>
        <source>Every point counts %1 on the score sheet.</source>
        <translation>Jeder Punkt zählt auf der Abrechnung %1-fach.</translation>
    </message>
    <message>
        <source>Ulti: the declarer wins the last trick with the trump seven. It is lost when the seven is played earlier or is beaten in the last trick.</source>
        <translation>Ulti: Der Alleinspieler macht den letzten Stich mit der Trumpf-Sieben. Es ist verloren, wenn die Sieben früher fällt oder im letzten Stich abgefangen wird.</translation>
    </message>
    <message>
        <source>Betli: the declarer wins no trick. There is no trump.</source>
        <translation>Betli: Der Alleinspieler macht keinen Stich. Es gibt keinen Trumpf.</translation>
    </message>
    <message>
        <source>Four aces: the declarer has all four aces in the tricks won.</source>
        <translation>Vier Asse: Der Alleinspieler hat alle vier Asse in seinen Stichen.</translation>
    </message>
    <message>
        <source>Four tens: the declarer has all four tens in the tricks won.</source>
        <translation>Vier Zehner: Der Alleinspieler hat alle vier Zehner in seinen Stichen.</translation>
    </message>
    <message>
        <source>Partie, the simple game: the declarer has more card points than both defenders together, marriages included, and at least one trick.</source>
        <translation>Einfaches Spiel (Parti): Der Alleinspieler hat mehr Augen als beide Verteidiger zusammen, Meldungen eingerechnet, und mindestens einen Stich.</translation>
    </message>
    <message>
        <source>Partie, the simple game: the declarer has at least %1 of the %2 card points; marriages do not count for it.</source>
        <translation>Einfaches Spiel (Parti): Der Alleinspieler hat mindestens %1 der %2 Augen; Meldungen zählen dafür nicht.</translation>
    </message>
    <message>
        <source>Partie, the simple game: the declarer has at least %1 card points, own marriages included; %2 lie in the cards and the last trick.</source>
        <translation>Einfaches Spiel (Parti): Der Alleinspieler hat mit seinen Meldungen mindestens %1 Augen; in den Karten und im letzten Stich liegen %2.</translation>
    </message>
    <message>
        <source>40-100: the declarer holds the marriage in trump (%1) and reaches 100 card points, its 40 included.</source>
        <translation>40-100: Der Alleinspieler hat das Trumpfpaar (%1) und erreicht mit dessen 40 zusammen 100 Augen.</translation>
    </message>
    <message>
        <source>20-100: the declarer holds a marriage in another suit (%1) and reaches 100 card points, its 20 included.</source>
        <translation>20-100: Der Alleinspieler hat ein Paar in einer anderen Farbe (%1) und erreicht mit dessen 20 zusammen 100 Augen.</translation>
    </message>
    <message>
        <source>In 40-100 and 20-100 all other marriages of the declarer count towards the hundred too.</source>
        <translation>In 40-100 und 20-100 zählen auch alle anderen Paare des Alleinspielers zur Hundert.</translation>
    </message>
    <message>
        <source>In 40-100 and 20-100 no other marriage of the declarer counts.</source>
        <translation>In 40-100 und 20-100 zählt kein anderes Paar des Alleinspielers.</translation>
    </message>
    <message>
        <source>Durchmars: the declarer wins all ten tricks.</source>
        <translation>Durchmars: Der Alleinspieler macht alle zehn Stiche.</translation>
    </message>
    <message>
        <source>A durchmars that is bid alone has no trump, not even in hearts.</source>
        <translation>Ein allein angesagter Durchmars hat keinen Trumpf, auch nicht in Herz.</translation>
    </message>
    <message>
        <source>A durchmars that is bid alone has no trump; a hearts durchmars is played with hearts as trump.</source>
        <translation>Ein allein angesagter Durchmars hat keinen Trumpf; ein Herz-Durchmars wird mit Herz als Trumpf gespielt.</translation>
    </message>
    <message>
        <source>A durchmars always has a trump.</source>
        <translation>Ein Durchmars hat immer einen Trumpf.</translation>
    </message>
    <message>
        <source>Durchmars can be bid together with 40-100, 20-100 or ulti; it is then played with their trump.</source>
        <translation>Durchmars darf mit 40-100, 20-100 oder Ulti zusammen angesagt werden; er wird dann mit deren Trumpf gespielt.</translation>
    </message>
    <message>
        <source>Durchmars is always bid alone.</source>
        <translation>Durchmars wird immer allein angesagt.</translation>
    </message>
    <message>
        <source>40-100 and 20-100 exclude each other; betli is always bid alone.</source>
        <translation>40-100 und 20-100 schließen einander aus; Betli wird immer allein angesagt.</translation>
    </message>
    <message>
        <source>Whoever bids ulti always plays the partie too, and it is settled as a part of its own.</source>
        <translation>Wer Ulti ansagt, spielt immer auch das Einfache Spiel; es wird als eigene Komponente abgerechnet.</translation>
    </message>
    <message>
        <source>Ulti can be bid by itself; the partie is played beside it only when it is bid too.</source>
        <translation>Ulti darf allein angesagt werden; das Einfache Spiel wird daneben nur gespielt, wenn es mit angesagt ist.</translation>
    </message>
    <message>
        <source>The partie can be bid beside 40-100 or 20-100; a durchmars takes its place.</source>
        <translation>Das Einfache Spiel darf neben 40-100 oder 20-100 angesagt werden; ein Durchmars tritt an seine Stelle.</translation>
    </message>
    <message>
        <source>40-100, 20-100 and durchmars take the place of the partie.</source>
        <translation>40-100, 20-100 und Durchmars treten an die Stelle des Einfachen Spiels.</translation>
    </message>
    <message>
        <source>Every bid must have at least two parts.</source>
        <translation>Jedes Gebot muss mindestens zwei Komponenten haben.</translation>
    </message>
    <message>
        <source>With four aces or four tens the partie is always played and paid too, without being named.</source>
        <translation>Mit Vier Assen oder Vier Zehnern wird ungesagt immer auch das Einfache Spiel gespielt und bezahlt.</translation>
    </message>
    <message>
        <source>Four aces or four tens are bid only beside 40-100, 20-100, ulti or durchmars, never alone or with a partie by itself.</source>
        <translation>Vier Asse oder Vier Zehner werden nur neben 40-100, 20-100, Ulti oder Durchmars angesagt, nie allein oder nur mit dem Einfachen Spiel.</translation>
    </message>
    <message>
        <source>Beside ulti with four aces the partie is played too.</source>
        <translation>Neben Ulti mit Vier Assen wird auch das Einfache Spiel gespielt.</translation>
    </message>
    <message>
        <source>Beside ulti with four aces the partie is not played.</source>
        <translation>Neben Ulti mit Vier Assen wird kein Einfaches Spiel gespielt.</translation>
    </message>
    <message>
        <source>These games can be played with open cards: %1.</source>
        <translation>Offene Spiele: %1.</translation>
    </message>
    <message>
        <source>In an open game all three lay their cards face up on the table after the first trick; the defenders may not consult each other.</source>
        <translation>In einem offenen Spiel legen nach dem ersten Stich alle drei ihre Karten offen auf den Tisch; die Verteidiger dürfen sich nicht absprechen.</translation>
    </message>
    <message>
        <source>In an open game the declarer lays their own cards face up on the table after the first trick.</source>
        <translation>In einem offenen Spiel legt der Alleinspieler nach dem ersten Stich seine Karten offen auf den Tisch.</translation>
    </message>
    <message>
        <source>An open durchmars too can be bid with 40-100, 20-100 or ulti.</source>
        <translation>Auch ein Offener Durchmars darf mit 40-100, 20-100 oder Ulti angesagt werden.</translation>
    </message>
    <message>
        <source>An open durchmars is always bid alone.</source>
        <translation>Ein Offener Durchmars wird immer allein angesagt.</translation>
    </message>
    <message>
        <source>Every game with trump can be played open: its highest part is then worth %1 more, in hearts twice as much.</source>
        <translation>Jedes Spiel mit Trumpf darf offen gespielt werden: Seine höchste Komponente ist dann %1 mehr wert, in Herz doppelt so viel.</translation>
    </message>
    <message>
        <source>In every game with trump hearts are trump, and nothing counts double for it.</source>
        <translation>In jedem Spiel mit Trumpf ist Herz Trumpf, und nichts zählt deshalb doppelt.</translation>
    </message>
    <message>
        <source>Whoever announces a game in hearts plays all its parts at the hearts value, which is double for nearly all of them. Hearts are then trump; a game without trump stays without trump.</source>
        <translation>Wer ein Spiel in Herz ansagt, spielt alle seine Komponenten zum Herz-Wert, der bei fast allen das Doppelte ist. Herz ist dann Trumpf; ein Spiel ohne Trumpf bleibt ohne Trumpf.</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick.</source>
        <translation>Zum ersten Stich spielt der Alleinspieler aus.</translation>
    </message>
    <message>
        <source>Forehand leads to the first trick, whoever is the declarer.</source>
        <translation>Zum ersten Stich spielt die Vorhand aus, wer auch immer Alleinspieler ist.</translation>
    </message>
    <message>
        <source>The suit led must be followed. Whoever cannot follow must play a trump; whoever has neither may play any card.</source>
        <translation>Farbe muss bedient werden. Wer nicht bedienen kann, muss Trumpf spielen; wer keines von beiden hat, spielt eine beliebige Karte.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick; if there is none in it, the highest card of the suit led. Whoever wins a trick leads to the next.</source>
        <translation>Der höchste Trumpf macht den Stich; liegt keiner darin, die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>Whoever has bid ulti must keep the trump seven back as long as another card may be played.</source>
        <translation>Wer Ulti angesagt hat, muss die Trumpf-Sieben behalten, solange eine andere Karte erlaubt ist.</translation>
    </message>
    <message>
        <source>Whoever has bid ulti need not keep the trump seven back.</source>
        <translation>Wer Ulti angesagt hat, muss die Trumpf-Sieben nicht behalten.</translation>
    </message>
    <message>
        <source>Betli is over as soon as the declarer takes a trick.</source>
        <translation>Betli ist zu Ende, sobald der Alleinspieler einen Stich macht.</translation>
    </message>
    <message>
        <source>Betli is played to the end even after the declarer has taken a trick.</source>
        <translation>Betli wird auch dann zu Ende gespielt, wenn der Alleinspieler schon einen Stich hat.</translation>
    </message>
    <message>
        <source>In games with trump nobody has to beat: whoever follows suit may play any card of it.</source>
        <translation>In Spielen mit Trumpf gibt es keinen Stichzwang: Wer bedient, darf jede Karte der Farbe spielen.</translation>
    </message>
    <message>
        <source>In games with trump whoever follows suit must beat the highest card so far, if possible.</source>
        <translation>In Spielen mit Trumpf muss, wer bedient, die bisher höchste Karte überstechen, wenn er kann.</translation>
    </message>
    <message>
        <source>The highest card of the suit led must be beaten even when the trick is trumped already.</source>
        <translation>Die höchste Karte der ausgespielten Farbe muss auch dann überstochen werden, wenn schon ein Trumpf liegt.</translation>
    </message>
    <message>
        <source>When the trick is trumped already, any card of the suit led may be played to it.</source>
        <translation>Liegt schon ein Trumpf im Stich, darf jede Karte der ausgespielten Farbe gespielt werden.</translation>
    </message>
    <message>
        <source>Whoever must trump a trick that is trumped already must overtrump, if possible.</source>
        <translation>Wer Trumpf spielen muss, wenn schon einer liegt, muss übertrumpfen, wenn er kann.</translation>
    </message>
    <message>
        <source>Whoever must trump may play any trump; nobody has to overtrump.</source>
        <translation>Wer Trumpf spielen muss, darf jeden Trumpf spielen; übertrumpfen muss niemand.</translation>
    </message>
    <message>
        <source>In betli the highest card so far must be beaten, if possible.</source>
        <translation>Im Betli muss die bisher höchste Karte überstochen werden, wenn möglich.</translation>
    </message>
    <message>
        <source>In betli only the suit must be followed; nobody has to beat.</source>
        <translation>Im Betli muss nur bedient werden; überstechen muss niemand.</translation>
    </message>
    <message>
        <source>In durchmars without trump the highest card so far must be beaten, if possible.</source>
        <translation>Im Durchmars ohne Trumpf muss die bisher höchste Karte überstochen werden, wenn möglich.</translation>
    </message>
    <message>
        <source>In durchmars without trump nobody has to beat.</source>
        <translation>Im Durchmars ohne Trumpf muss niemand überstechen.</translation>
    </message>
    <message>
        <source>A card against these duties is not accepted; another one must be played.</source>
        <translation>Eine Karte gegen diese Pflichten wird nicht angenommen; es muss eine andere gespielt werden.</translation>
    </message>
    <message>
        <source>A card against these duties is let stand.</source>
        <translation>Eine Karte gegen diese Pflichten bleibt liegen.</translation>
    </message>
    <message>
        <source>Where such a card is let stand, it is a revoke and ends the deal: whoever played it pays every part of the contract, with hearts and kontra, to each of the two others.</source>
        <translation>Wo eine solche Karte liegen bleibt, ist sie eine Renonce und beendet die Gabe: Wer sie gespielt hat, zahlt jede Komponente des Spiels, mit Herz und Kontra, an jeden der beiden anderen.</translation>
    </message>
    <message>
        <source>Where such a card is let stand, it is a revoke and ends the deal: the side that played it loses every part of the contract, with hearts and kontra.</source>
        <translation>Wo eine solche Karte liegen bleibt, ist sie eine Renonce und beendet die Gabe: Die Seite, die sie gespielt hat, verliert jede Komponente des Spiels, mit Herz und Kontra.</translation>
    </message>
    <message>
        <source>Two cards of one suit (%1) in one hand are a marriage. In trump it counts 40 card points, in another suit 20.</source>
        <translation>Zwei Karten einer Farbe (%1) in einer Hand sind ein Paar. In Trumpf zählt es 40 Augen, in einer anderen Farbe 20.</translation>
    </message>
    <message>
        <source>There are marriages in all games with trump, and only in these.</source>
        <translation>Gemeldet wird in allen Spielen mit Trumpf, und nur in diesen.</translation>
    </message>
    <message>
        <source>Marriages count only in games with the partie, 40-100 or 20-100, where card points matter.</source>
        <translation>Meldungen zählen nur in Spielen mit Einfachem Spiel, 40-100 oder 20-100, wo es auf Augen ankommt.</translation>
    </message>
    <message>
        <source>Marriages count only for a side that wins at least one trick.</source>
        <translation>Meldungen zählen nur für eine Seite, die mindestens einen Stich macht.</translation>
    </message>
    <message>
        <source>Marriages count at once, even for a side that wins no trick.</source>
        <translation>Meldungen zählen sofort, auch für eine Seite ohne Stich.</translation>
    </message>
    <message>
        <source>Only the declarer announces marriages.</source>
        <translation>Nur der Alleinspieler meldet.</translation>
    </message>
    <message>
        <source>The defenders’ marriages count as well as the declarer’s.</source>
        <translation>Die Meldungen der Verteidiger zählen ebenso wie die des Alleinspielers.</translation>
    </message>
    <message>
        <source>They count against 40-100 and 20-100 too.</source>
        <translation>Sie zählen auch gegen 40-100 und 20-100.</translation>
    </message>
    <message>
        <source>In 40-100 and 20-100 the defenders may announce none.</source>
        <translation>In 40-100 und 20-100 dürfen die Verteidiger nicht melden.</translation>
    </message>
    <message>
        <source>They need not be announced: they count by themselves with a player’s first card.</source>
        <translation>Man braucht sie nicht anzusagen: Sie zählen von selbst, sobald ein Spieler seine erste Karte spielt.</translation>
    </message>
    <message>
        <source>They are announced with one’s own card to the first trick, as many as one has; what is not announced does not count.</source>
        <translation>Gemeldet wird im ersten Stich mit der eigenen Karte, so viele Paare man hat; was nicht gemeldet wird, zählt nicht.</translation>
    </message>
    <message>
        <source>A marriage is announced when either of its two cards is played, in any trick; what is not announced does not count.</source>
        <translation>Ein Paar wird gemeldet, wenn eine seiner beiden Karten gespielt wird, in jedem Stich; was nicht gemeldet wird, zählt nicht.</translation>
    </message>
    <message>
        <source>Whoever announces a 20 says which suit it is.</source>
        <translation>Wer 20 meldet, nennt die Farbe.</translation>
    </message>
    <message>
        <source>Whoever announces a 20 need not say which suit it is or show the cards.</source>
        <translation>Wer 20 meldet, braucht weder die Farbe zu nennen noch die Karten zu zeigen.</translation>
    </message>
    <message>
        <source>The bid of 40-100 or 20-100 announces its marriage already.</source>
        <translation>Das Gebot 40-100 oder 20-100 meldet sein Paar gleich mit.</translation>
    </message>
    <message>
        <source>The marriage of 40-100 or 20-100 must be announced like any other, or the hundred is lost.</source>
        <translation>Auch das Paar von 40-100 oder 20-100 muss gemeldet werden, sonst ist die Hundert verloren.</translation>
    </message>
    <message>
        <source>There is no kontra.</source>
        <translation>Es gibt kein Kontra.</translation>
    </message>
    <message>
        <source>A defender who says kontra doubles what a part of the contract pays or costs. Each part is doubled by itself, and the two sides answer each other in turn.</source>
        <translation>Ein Verteidiger, der Kontra sagt, verdoppelt, was eine Komponente des Spiels bringt oder kostet. Jede wird für sich kontriert, und die beiden Seiten antworten einander abwechselnd.</translation>
    </message>
    <message>
        <source>These are the steps: %1.</source>
        <translation>Die Stufen: %1.</translation>
    </message>
    <message>
        <source>A defender says kontra just before their own card to the first trick.</source>
        <translation>Ein Verteidiger sagt Kontra im ersten Stich, unmittelbar vor der eigenen Karte.</translation>
    </message>
    <message>
        <source>A defender may say kontra from the first trick until the second is led.</source>
        <translation>Ein Verteidiger darf vom ersten Stich bis zum zweiten Ausspiel Kontra sagen.</translation>
    </message>
    <message>
        <source>Kontra is said after the auction, before the first lead.</source>
        <translation>Kontra wird nach dem Reizen gesagt, vor dem ersten Ausspiel.</translation>
    </message>
    <message>
        <source>A defender’s kontra always counts for the partner too.</source>
        <translation>Das Kontra eines Verteidigers gilt immer auch für den Partner.</translation>
    </message>
    <message>
        <source>In games with trump a defender’s kontra counts for the partner too; in games without trump each defender doubles alone.</source>
        <translation>In Spielen mit Trumpf gilt das Kontra eines Verteidigers auch für den Partner; in Spielen ohne Trumpf kontriert jeder nur für sich.</translation>
    </message>
    <message>
        <source>A defender’s kontra counts for the partner too; only in betli and in durchmars without trump each defender doubles alone.</source>
        <translation>Das Kontra eines Verteidigers gilt auch für den Partner; nur im Betli und im Durchmars ohne Trumpf kontriert jeder für sich.</translation>
    </message>
    <message>
        <source>The declarer answers after the first trick; all steps are said before the second is led.</source>
        <translation>Der Alleinspieler antwortet nach dem ersten Stich; alle Stufen werden vor dem zweiten Ausspiel gesagt.</translation>
    </message>
    <message>
        <source>The answers too must be said before the second trick is led.</source>
        <translation>Auch die Antworten müssen vor dem zweiten Ausspiel gesagt sein.</translation>
    </message>
    <message>
        <source>The answer is said just before one’s own card to the second trick.</source>
        <translation>Geantwortet wird im zweiten Stich, unmittelbar vor der eigenen Karte.</translation>
    </message>
    <message>
        <source>The answers follow at once, before the first lead too.</source>
        <translation>Die Antworten folgen sofort, ebenfalls vor dem ersten Ausspiel.</translation>
    </message>
    <message>
        <source>The pack has 32 cards: four suits (%1) of eight cards each (%2).</source>
        <translation>Das Blatt hat 32 Karten: vier Farben (%1) mit je acht Karten (%2).</translation>
    </message>
    <message>
        <source>In games with trump every suit ranks, from the highest down: %1.</source>
        <translation>In Spielen mit Trumpf gilt in jeder Farbe von oben nach unten: %1.</translation>
    </message>
    <message>
        <source>In games with trump the trump suit ranks, from the highest down: %1. In the other suits the ten stands low: %2.</source>
        <translation>In Spielen mit Trumpf gilt in der Trumpffarbe von oben nach unten: %1. In den anderen Farben steht die Zehn weit unten: %2.</translation>
    </message>
    <message>
        <source>In games without trump every suit ranks, from the highest down: %1.</source>
        <translation>In Spielen ohne Trumpf gilt in jeder Farbe von oben nach unten: %1.</translation>
    </message>
    <message>
        <source>Every ace is worth 11 card points and every ten 10; the other cards are worth nothing.</source>
        <translation>Jedes Ass zählt 11 Augen, jede Zehn 10; die übrigen Karten zählen nichts.</translation>
    </message>
    <message>
        <source>Every ace and every ten is worth 10 card points; the other cards are worth nothing.</source>
        <translation>Jedes Ass und jede Zehn zählt 10 Augen; die übrigen Karten zählen nichts.</translation>
    </message>
    <message>
        <source>Whoever wins the last trick gets 10 card points more. That makes %1 in a deal, marriages not counted.</source>
        <translation>Wer den letzten Stich macht, bekommt 10 Augen dazu. Das sind in einer Gabe zusammen %1, Meldungen nicht gerechnet.</translation>
    </message>
    <message>
        <source>Three play. In each deal one of them, the declarer, plays alone against the other two, the defenders, who form one side.</source>
        <translation>Es spielen drei. In jeder Gabe spielt einer, der Alleinspieler, gegen die beiden anderen, die Verteidiger, die zusammengehören.</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot: the lowest card drawn deals.</source>
        <translation>Der erste Geber wird ausgelost: Wer die niedrigste Karte zieht, gibt.</translation>
    </message>
    <message>
        <source>Dealing, bidding and playing go round counter-clockwise. After each deal the player on the dealer’s right deals next.</source>
        <translation>Geben, Reizen und Spielen gehen gegen den Uhrzeigersinn reihum. Nach jeder Gabe gibt der rechte Nachbar des Gebers.</translation>
    </message>
    <message>
        <source>The player on the dealer’s right is forehand and gets cards and speaks first.</source>
        <translation>Der rechte Nachbar des Gebers ist die Vorhand: Er bekommt die ersten Karten und spricht zuerst.</translation>
    </message>
    <message>
        <source>Dealing, bidding and playing go round clockwise. After each deal the player on the dealer’s left deals next.</source>
        <translation>Geben, Reizen und Spielen gehen im Uhrzeigersinn reihum. Nach jeder Gabe gibt der linke Nachbar des Gebers.</translation>
    </message>
    <message>
        <source>The player on the dealer’s left is forehand and gets cards and speaks first.</source>
        <translation>Der linke Nachbar des Gebers ist die Vorhand: Er bekommt die ersten Karten und spricht zuerst.</translation>
    </message>
    <message>
        <source>The dealer shuffles, and the dealer’s other neighbour cuts the pack or only taps it. After a tap each player gets the whole hand in one packet.</source>
        <translation>Der Geber mischt, sein anderer Nachbar hebt ab oder klopft nur. Nach dem Klopfen bekommt jeder seine Karten auf einmal.</translation>
    </message>
    <message>
        <source>The dealer shuffles, and the dealer’s other neighbour cuts the pack.</source>
        <translation>Der Geber mischt, sein anderer Nachbar hebt ab.</translation>
    </message>
    <message>
        <source>If a card shows its face while it is dealt, the same dealer shuffles and deals again.</source>
        <translation>Wird beim Geben eine Karte sichtbar, mischt und gibt derselbe Geber noch einmal.</translation>
    </message>
    <message>
        <source>Forehand gets 12 cards, the two others 10 each.</source>
        <translation>Die Vorhand bekommt 12 Karten, die beiden anderen je 10.</translation>
    </message>
    <message>
        <source>Each player gets 10 cards. The two left over stay face down and are not played with.</source>
        <translation>Jeder bekommt 10 Karten. Die zwei übrigen bleiben verdeckt und werden nicht gebraucht.</translation>
    </message>
    <message>
        <source>Each player gets 10 cards. The two left over lie face down: they are the talon, and nobody may look at them.</source>
        <translation>Jeder bekommt 10 Karten. Die zwei übrigen liegen verdeckt: Sie sind der Talon, und niemand darf sie ansehen.</translation>
    </message>
    <message>
        <source>The cards are dealt one at a time.</source>
        <translation>Die Karten werden einzeln gegeben.</translation>
    </message>
    <message>
        <source>The cards are dealt in packets of %1.</source>
        <translation>Gegeben wird in Päckchen zu %1.</translation>
    </message>
    <message>
        <source>The cards are dealt in packets: first %1, then %2.</source>
        <translation>Gegeben wird in Päckchen: zuerst %1, dann %2.</translation>
    </message>
</context>
<context>
    <name>tile</name>
    <message>
        <source>partie</source>
        <translation>Einfach</translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message numerus="yes">
        <source>Right on what was known; with all cards seen it cost %n game point(s).</source>
        <translation>
            <numerusform>Richtig nach dem, was bekannt war; bei offenen Karten kostete es %n Punkt.</numerusform>
            <numerusform>Richtig nach dem, was bekannt war; bei offenen Karten kostete es %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With all cards seen it cost %n game point(s).</source>
        <translation>
            <numerusform>Bei offenen Karten kostete es %n Punkt.</numerusform>
            <numerusform>Bei offenen Karten kostete es %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>There was nothing better on what was known.</source>
        <translation>Nach dem, was bekannt war, gab es nichts Besseres.</translation>
    </message>
    <message>
        <source>On what was known, better: “%1”, by %2 game points (±%3).</source>
        <translation>Nach dem, was bekannt war, besser: „%1“, um %2 Punkte (±%3).</translation>
    </message>
    <message>
        <source>On what was known about as good: “%1”, ahead by %2 game points (±%3).</source>
        <translation>Nach dem, was bekannt war, etwa gleich gut: „%1“, um %2 Punkte voraus (±%3).</translation>
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
        <source>There is no advice here: it needs the compiled part of the program.</source>
        <translation>Hier gibt es keinen Rat: Dafür ist der kompilierte Teil des Programms nötig.</translation>
    </message>
    <message>
        <source>No advice could be worked out this time.</source>
        <translation>Diesmal ließ sich kein Rat ermitteln.</translation>
    </message>
    <message>
        <source>%1 is thinking</source>
        <translation>%1 überlegt</translation>
    </message>
    <message>
        <source>partie</source>
        <translation>Einfaches Spiel</translation>
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
        <translation>Offenes Einfaches Spiel</translation>
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
        <translation>%1 auf das Einfache Spiel</translation>
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
        <source>The deck “%1” cannot be used: “%2” holds a number that is too large or too small.</source>
        <translation>Das Kartenblatt „%1“ ist nicht zu gebrauchen: „%2“ enthält eine zu große oder zu kleine Zahl.</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: “%2” cannot be drawn as it is.</source>
        <translation>Das Kartenblatt „%1“ ist nicht zu gebrauchen: „%2“ lässt sich so nicht zeichnen.</translation>
    </message>
    <message>
        <source>Blue print flowers</source>
        <translation>Blaudruckblumen</translation>
    </message>
    <message>
        <source>Madder red tulips</source>
        <translation>Krapprote Tulpen</translation>
    </message>
    <message>
        <source>Dots on dark green</source>
        <translation>Punkte auf Dunkelgrün</translation>
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
        <source>cards by hand and talon</source>
        <translation>Karten je Hand und Talon</translation>
    </message>
    <message>
        <source>order of the pack</source>
        <translation>Reihenfolge im Stapel</translation>
    </message>
    <message>
        <source>cards that lie as in the deal before</source>
        <translation>Karten am selben Platz wie zuvor</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>longest suit</source>
        <translation>längste Farbe</translation>
    </message>
    <message>
        <source>marriages</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>middlehand</source>
        <translation>Mittelhand</translation>
    </message>
    <message>
        <source>talon</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Aces in a hand of %1</source>
        <translation>Asse in einem Blatt von %1 Karten</translation>
    </message>
    <message>
        <source>Cards of the longest suit in a hand of %1</source>
        <translation>Karten der längsten Farbe in einem Blatt von %1</translation>
    </message>
    <message>
        <source>Marriages in a hand of %1</source>
        <translation>Paare (König und Ober) in einem Blatt von %1</translation>
    </message>
    <message>
        <source>%1: %2 a hand, %3 by chance</source>
        <translation>%1: %2 je Blatt, nach Zufall %3</translation>
    </message>
    <message>
        <source>%1: none of the %2 tests is out of the ordinary. The cards fall by chance alone.</source>
        <translation>%1: Keiner der %2 Tests ist ungewöhnlich. Die Karten fallen allein nach Zufall.</translation>
    </message>
    <message>
        <source>%1: of the %2 tests at least one is out of the ordinary. That happens once in a hundred times; count more deals.</source>
        <translation>%1: Von den %2 Tests ist mindestens einer ungewöhnlich. Das kommt in hundert Fällen einmal vor; zähle mehr Gaben.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) shown twice</source>
        <translation>
            <numerusform>%n Stellung zweimal gezeigt</numerusform>
            <numerusform>%n Stellungen zweimal gezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in %2 of them with other hidden cards; %3.</source>
        <translation>%1, davon %2 mit anderen verdeckten Karten; %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n Entscheidung</numerusform>
            <numerusform>%n Entscheidungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came out differently!</source>
        <translation>
            <numerusform>%n fiel anders aus!</numerusform>
            <numerusform>%n fielen anders aus!</numerusform>
        </translation>
    </message>
    <message>
        <source>Every one was the same: nobody sees hidden cards.</source>
        <translation>Alle blieben gleich: Niemand sieht verdeckte Karten.</translation>
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
        <source>The file “%1” holds more than is taken in from one file.</source>
        <translation>Die Datei „%1“ enthält mehr, als aus einer Datei gelesen wird.</translation>
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
        <source>In the place of the file “%1” lies something that is no file.</source>
        <translation>An der Stelle der Datei „%1“ liegt etwas, das keine Datei ist.</translation>
    </message>
    <message>
        <source>The file “%1” could not be saved.</source>
        <translation>Die Datei „%1“ konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The file “%1” could not be saved: the disk is full.</source>
        <translation>Die Datei „%1“ konnte nicht gespeichert werden: Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The file “%1” cannot be saved: nothing may be written there.</source>
        <translation>Die Datei „%1“ kann nicht gespeichert werden: Dort darf nichts geschrieben werden.</translation>
    </message>
    <message>
        <source>The clock of this computer was set back; the deals in the statistics keep their order.</source>
        <translation>Die Uhr dieses Rechners wurde zurückgestellt; in der Statistik bleibt die Reihenfolge der Gaben erhalten.</translation>
    </message>
    <message>
        <source>It can be replayed up to action %1.</source>
        <translation>Bis zum Zug %1 lässt sie sich nachspielen.</translation>
    </message>
    <message>
        <source>It was put aside as “%1”.</source>
        <translation>Sie wurde als „%1“ beiseitegelegt.</translation>
    </message>
    <message>
        <source>the language “%1”</source>
        <translation>die Sprache „%1“</translation>
    </message>
    <message>
        <source>the back “%1”</source>
        <translation>der Kartenrücken „%1“</translation>
    </message>
    <message>
        <source>the table “%1”</source>
        <translation>der Tisch „%1“</translation>
    </message>
    <message>
        <source>the rule set “%1”</source>
        <translation>das Regelwerk „%1“</translation>
    </message>
    <message>
        <source>options that the rule set “%1” does not have</source>
        <translation>Hausregeln, die das Regelwerk „%1“ nicht hat</translation>
    </message>
    <message>
        <source>the level “%1”</source>
        <translation>die Spielstärke „%1“</translation>
    </message>
    <message>
        <source>Your settings name what is not here: %1. The usual is used; your file keeps what it says.</source>
        <translation>Deine Einstellungen nennen etwas, das es hier nicht gibt: %1. Genommen wird das Übliche; deine Datei behält, was darin steht.</translation>
    </message>
    <message>
        <source>The translation “%1” is damaged and is not used.</source>
        <translation>Die Übersetzung „%1“ ist beschädigt und wird nicht verwendet.</translation>
    </message>
    <message>
        <source>Ulti Desktop is open already: in this second window no session, setting or result is saved.</source>
        <translation>Ulti Desktop ist schon geöffnet: In diesem zweiten Fenster wird keine Partie, keine Einstellung und kein Ergebnis gespeichert.</translation>
    </message>
    <message>
        <source>The session that was under way is kept as “%1”.</source>
        <translation>Die bisherige Partie ist als „%1“ aufgehoben.</translation>
    </message>
    <message>
        <source>The game goes on, but for the time being it is not saved.</source>
        <translation>Das Spiel geht weiter, wird aber vorerst nicht gespeichert.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>Das Spiel wird wieder gespeichert.</translation>
    </message>
    <message>
        <source>“%1” is among your rule sets now.</source>
        <translation>„%1“ gehört jetzt zu deinen Regelwerken.</translation>
    </message>
    <message>
        <source>“%1” has been taken away.</source>
        <translation>„%1“ ist entfernt.</translation>
    </message>
    <message>
        <source>The statistics are written to “%1”.</source>
        <translation>Die Statistik steht in „%1“.</translation>
    </message>
    <message>
        <source>The rule set is written to “%1”.</source>
        <translation>Das Regelwerk steht in „%1“.</translation>
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
        <source>Under “%1” stands “%2”, which cannot stand there.</source>
        <translation>Unter „%1“ steht „%2“, was dort nicht stehen kann.</translation>
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
        <source>actions were taken back</source>
        <translation>mit zurückgenommenen Zügen</translation>
    </message>
    <message>
        <source>there was advice</source>
        <translation>mit Rat</translation>
    </message>
    <message>
        <source>a simpler player stood in</source>
        <translation>ein einfacherer Spieler ist eingesprungen</translation>
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
        <source>new from the talon</source>
        <translation>neu aus dem Talon</translation>
    </message>
    <message>
        <source>chosen for the talon</source>
        <translation>für den Talon gewählt</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>spielbar</translation>
    </message>
    <message>
        <source>%1; illegal: %2</source>
        <translation>%1; nicht erlaubt: %2</translation>
    </message>
    <message>
        <source>%1, led by %2</source>
        <translation>%1, ausgespielt: %2</translation>
    </message>
    <message>
        <source>%1, played by %2</source>
        <translation>%1, gespielt: %2</translation>
    </message>
    <message>
        <source>thinks</source>
        <translation>denkt nach</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>said: %1</source>
        <translation>sagte: %1</translation>
    </message>
    <message>
        <source>No bid yet</source>
        <translation>Noch kein Gebot</translation>
    </message>
    <message>
        <source>Highest bid: %1</source>
        <translation>Höchstes Gebot: %1</translation>
    </message>
    <message>
        <source>Contract: %1</source>
        <translation>Spiel: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <source>Trick %1: %2</source>
        <translation>Stich %1: %2</translation>
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
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
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
