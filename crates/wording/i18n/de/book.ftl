# Das Regelbuch am Tisch: was keine Karte zeigt. Anlässe, Fragen, Antworten, Entscheidungen.
# A question is asked on the director’s screen; `.ask` says whom to ask, where to look, or how sure to be. What
# begins with book-e- is read aloud, or told to the players, as it stands.

## What the director is called about, in the words of players

book-topic-Claim = Ein Claim, oder jemand hat Stiche aufgegeben
    .also = Claim, Aufgabe, Konzession, der Rest gehört mir, bestritten 68 69 70 71
book-topic-Score = Das Ergebnis stimmt nicht, oder die Stiche sind strittig
    .also = Ergebnis falsch, falsch eingegeben, Korrekturfrist, Stiche strittig 79
book-topic-Explanation = Eine Erklärung war falsch, oder ein Alert fehlte
    .also = Falschinformation, falsche Auskunft, kein Alert, nicht alertiert 20 21 40 47 75
book-topic-UnauthorisedInformation = Der Partner hat gezögert, etwas gesagt oder etwas gezeigt
    .also = Zögern, Denkpause, Tempo, langsam, Bemerkung, Geste, unerlaubte Information 16 73
book-topic-CardsAndBoards = Zu viele oder zu wenige Karten, falsches Board, falsch gegeben, etwas mitgehört
    .also = 14 Karten, 12 Karten, Karte fehlt, Karte zu viel, falsches Board, vertauscht, mitgehört 6 13 14 15 16D 87
book-topic-NoResult = Das Board konnte nicht gespielt werden
    .also = nicht gespielt, keine Zeit, Durchschnitt plus, Durchschnitt minus, künstlich 12C2 86 88
book-topic-AdjustedScore = Den Score berichtigen: zuweisen oder gewichten
    .also = berichtigter Score, gewichtet, Schaden, zugewiesen 12
book-topic-Conduct = Benehmen, langsames Spiel, Strafen
    .also = Verhalten, unhöflich, langsam, verspätet, Strafe, Verwarnung 72 74 90 91
book-topic-QuittedTrick = Einen umgedrehten Stich ansehen, oder eine Karte liegt falsch
    .also = letzter Stich, Stich noch einmal sehen, Karte falsch gedreht 65 66
book-topic-Dummy = Der Dummy hat sich eingemischt oder in ein Blatt gesehen
    .also = Dummy hat geredet, Rechte des Dummys, Dummy hat gewarnt 42 43
book-topic-Deception = Ein Gegner hat mich durch Tempo, Verhalten oder eine Bemerkung irregeführt
    .also = getäuscht, irregeführt, mit Single gezögert 73
book-topic-Auction = Die Reizung selbst: wiederholen lassen, zwei Ansagen zugleich, eine Ansage ausgelassen
    .also = Reizung wiederholen, übersprungen, durchgepasst, gleichzeitig gereizt 17 20 22 33
book-topic-Appeal = Strittig, was geschah; ein Protest; ein Fehler der Turnierleitung
    .also = Protest, Einspruch, Fehler der Turnierleitung, selbst geregelt, Aussage gegen Aussage 10 11 82 83 84 85 92
book-topic-Spectator = Ein Zuschauer hat sich eingemischt
    .also = Kiebitz, Zuschauer 76

## Claims and concessions

book-q-AboutClaim = Worum geht es?
    .ask = Vorerst spielt niemand eine Karte. Lassen Sie sich sagen, was gesagt und gezeigt wurde.
book-q-ObjectedAtOnce = Hat der Partner sofort widersprochen?
    .ask = Also bevor sonst etwas gesagt oder getan wurde.
book-q-ClaimedSome = Hat der Gegenspieler dabei auch einen Teil der Stiche geclaimt?
    .ask = Lassen Sie sich die Worte noch einmal sagen.
book-q-AllPlayOn = Möchte die Seite, die nicht geclaimt hat, weiterspielen, und wollen es alle vier?
    .ask = Einverstanden sein müssen alle vier, auch der Dummy. Drängen Sie niemanden.
book-q-RevokeOpen = Ist noch ein Revoke in Ordnung zu bringen?
    .ask = Sehen Sie in die umgedrehten Stiche und, wenn sie offen liegen, in die Blätter.
book-q-ClaimantsRevoke = War es die Seite, die geclaimt oder aufgegeben hat?
    .ask = Nur ein Claim der Seite, die nicht bedient hat, vollendet das Revoke.
book-q-CalledLater = Hat die Seite, die einverstanden war, bei einem späteren Board angesagt, oder ist die Runde zu Ende?
    .ask = Bis dahin kann sie noch widersprechen, als hätte sie es gleich getan.
book-q-AlreadyWon = Hatte diese Seite den Stich schon gewonnen?
    .ask = Sehen Sie sich die umgedrehten Stiche an.
book-q-LikelyWon = Hätte diese Seite den Stich wahrscheinlich gewonnen, wenn weitergespielt worden wäre?
    .ask = Es genügt, dass es wahrscheinlicher ist als das Gegenteil. Sehen Sie sich alle vier Blätter an.
book-q-DutiesLie = Liegt dort eine Strafkarte, oder ist ein Ausspiel beschränkt?
    .ask = Sehen Sie auf den Tisch.
book-q-PenaltyCard = Welche Karten sind Strafkarten der Gegenspieler?
    .ask = Alle, die liegen, höchstens drei. Liegt keine oder liegen mehr: keine.
    .typed = Mit englischen Buchstaben: SQ D7
book-q-MinorPenaltyCard = Welche davon sind Nebenstrafkarten?
    .ask = Eine kleine Karte, die nur versehentlich zu sehen war und neben der ihr Besitzer keine andere Strafkarte hat.
    .typed = Mit englischen Buchstaben: D3
book-q-ForbiddenLeads = Welche Farben darf ein Gegenspieler nicht ausspielen?
    .ask = Ist eine Farbe verlangt: die drei anderen. Bindet etwas anderes das Spiel: keine Karte und keine Farbe.
    .typed = Mit englischen Buchstaben: E:S heißt, dass Ost kein Pik ausspielen darf.
book-q-Declares = Wer ist Alleinspieler?
    .ask = Das sehen Sie selbst.
book-q-Trumps = Was ist Trumpf?
    .ask = Sehen Sie auf die Bietkarten, oder fragen Sie am Tisch.
book-q-Claimant = Wer hat geclaimt oder Stiche aufgegeben?
    .ask = Der Dummy kann es nicht gewesen sein.
book-q-OnLead = Wer hat zum laufenden Stich ausgespielt, oder wer muss ausspielen?
    .ask = Liegt vom Stich noch keine Karte da: wer ausspielen muss.
book-q-OnTable = Welche Karten liegen im laufenden Stich?
    .ask = Die ausgespielte Karte zuerst.
    .typed = Mit englischen Buchstaben, die ausgespielte Karte zuerst: H4 HT.
book-q-Hands = Welche Karten hat jeder noch?
    .ask = Alle vier Blätter liegen offen. Die Karten des laufenden Stichs zählen nicht mit.
    .typed = Mit englischen Buchstaben: N S3 D2 C2 / E D9 D8 C3 / S HA SA DA / W H4 S6 S5, oder als PBN.
book-q-ShownOut = Welcher Gegner konnte schon vorher nicht mehr bedienen, und in welcher Farbe?
    .ask = Vor dem Claim und für alle zu sehen.
    .typed = Mit englischen Buchstaben: E:S heißt, dass Ost kein Pik mehr hat.
book-q-TricksClaimed = Wie viele der restlichen Stiche wurden geclaimt oder behalten?
    .ask = Der laufende Stich zählt mit.
book-q-Statement = Was wurde dazu gesagt, wie die Stiche gemacht werden?
    .ask = Es zählt, was beim Claim gesagt wurde, nicht, was später dazukam. Schreiben Sie es wörtlich auf.
book-q-Steps = Was wurde gesagt, Schritt für Schritt?
    .ask = In der gesagten Reihenfolge. Dem wird gefolgt, so weit es geht.
    .typed = Mit englischen Buchstaben: trumps, round, S, HA, ruff:D:N, crossruff, finesse:SQ:W, to:C:N, throw:D2, lose:D
book-q-UnawareOfTrump = Ist es überhaupt wahrscheinlich, dass der ausstehende Trumpf beim Claim übersehen wurde?
    .ask = Sehen Sie nach, wie viele Runden Trumpf gespielt wurden, wer bedient hat und ob absichtlich damit aufgehört wurde. Im Zweifel ja.
book-q-WorstNormal = Wie viele der restlichen Stiche bringt die schlechteste normale Spielweise?
    .ask = Auch unaufmerksames oder schwaches Spiel zählt, soweit es zu dieser Spielstärke passt, schlechteres nicht. Der Zweifel geht gegen die Seite, die geclaimt hat.
book-q-CouldPlay = Könnte jemand von dieser Spielstärke so spielen?
    .ask = Unaufmerksam oder schwach ist noch normal, Schlechteres nicht. Denken Sie daran, was beim Claim gesagt wurde.
book-worst-and-best = Bisher bringt normales Spiel schlechtestenfalls { $worst } und bestenfalls { $best } der restlichen Stiche.
book-double-dummy = Bei offenen Karten bringt beiderseits bestes Spiel { $tricks }.
book-could-play = { $seat } könnte { $card } spielen; { $instead } würde einen Stich retten.
book-normal-AnySuit = Das heißt: Irgendeine Farbe kommt zuerst dran.
book-normal-NotFromTheTop = Das heißt: Eine Farbe wird nicht von oben gespielt.
book-normal-Blocks = Das heißt: Eine Farbe wird blockiert, und ihre letzten Stiche sind nicht mehr zu erreichen.
book-normal-EitherGuess = Das heißt: Die fehlende Karte wird beim falschen Gegner gesucht.
book-normal-TrumpsForgotten = Das heißt: Der Trumpf, der noch aussteht, ist vergessen.
book-normal-AnyWinner = Das heißt: Ein Stich wird mit der falschen Karte oder in der falschen Hand gewonnen oder gestochen.
book-normal-AnyDiscard = Das heißt: Abgeworfen wird die falsche Karte.
book-normal-Unguards = Das heißt: Abgeworfen wird, was eine Farbe hält, oder ein Gewinner.
book-normal-StillCareless = Das heißt: Auch nach einem verlorenen Stich geht es unaufmerksam weiter.
book-normal-AnyByPartner = Das heißt: Der Partner hat die Wahl und spielt die falsche Karte.
book-a-Disputed = Jemand ist mit einem Claim oder einer Aufgabe nicht einverstanden
book-a-PartnerObjected = Ein Gegenspieler hat Stiche aufgegeben, und der Partner hat widersprochen
book-a-OnlyThisTrick = Es ging nur um den laufenden Stich
book-a-AgreedBefore = Man hatte zugestimmt, und jetzt will die andere Seite doch einen Stich
book-a-GivenUp = Eine Seite hat Stiche aufgegeben und will sie zurück
book-a-NothingSaid = Nichts
book-a-TrumpsMentioned = Ausstehende Trümpfe wurden erwähnt
book-a-LineStated = Stiche wurden genannt, aber keine Reihenfolge
book-a-StepByStep = Eine Spielweise, Schritt für Schritt
book-no-trumps = Sans Atout
book-hand-of = Die Karten von { $seat }
book-or-type = Oder alle vier Blätter eintippen
book-steps-suits = Farben
book-steps-card = Eine bestimmte Karte
book-steps-other = Stechen, schneiden, übergehen
book-steps-throw = Darauf abgeworfen
book-without-last = Den letzten Schritt zurücknehmen
book-step-card = { $card }
book-step-suit = { $suit } von oben
book-step-trumps = Trumpf ziehen
book-step-trump-round = eine Runde Trumpf
book-step-ruff = { $suit } in der Hand von { $seat } stechen
book-step-crossruff = hin und her stechen
book-step-finesse = Schnitt gegen { $seat } auf { $card }
book-step-to = in { $suit } zur Hand von { $seat }
book-step-throw = { $card } darauf abwerfen
book-step-lose = einen Stich in { $suit } abgeben

## The score

book-q-WhatIsWrong = Was stimmt am Score nicht?
    .ask = Fragen Sie beide Seiten.
book-q-ClaimOrConcession = Endete das Spiel damit, dass jemand geclaimt oder Stiche aufgegeben hat?
    .ask = Fragen Sie alle vier.
book-q-QuittedTricks = Liegen die umgedrehten Stiche noch so, wie sie gespielt wurden?
    .ask = Sehen Sie sich alle vier Reihen an. Niemand fasst mehr eine Karte an.
book-q-RoundOver = War die Runde schon zu Ende, als man Sie rief?
    .ask = Das wissen Sie selbst.
book-q-TricksWon = Wie viele Stiche hat die Seite des Alleinspielers gemacht?
    .ask = Hören Sie beide Seiten an, und gehen Sie das Spiel mit ihnen durch. Es genügt, was wahrscheinlicher ist.
book-q-ClearlyConvinced = Sind Sie klar davon überzeugt, welche Seite bei den Stichen recht hat?
    .ask = Nach dem Ende der Runde genügt es nicht mehr, dass es wahrscheinlich ist.
book-q-LowerOneSide = Soll der Score einer Seite trotzdem sinken, ohne dass der andere steigt?
    .ask = Das entscheiden Sie.
book-q-SideWantsTricks = Welche Seite möchte Stiche zurück?
    .ask = Die Seite, die zugestimmt oder Stiche aufgegeben hat.
book-q-SideLowered = Für welche Seite wird das Ergebnis herabgesetzt?
    .ask = Das wissen Sie selbst.
book-q-SideGained = Welche Seite hatte davon einen Vorteil?
    .ask = Das wissen Sie selbst.
book-q-SideOfSpectator = Welche Seite ist für den Zuschauer verantwortlich?
    .ask = Das wissen Sie selbst.
book-q-PeriodOver = Ist die Korrekturfrist abgelaufen?
    .ask = Sehen Sie in die Turnierordnung; steht dort nichts, sind es 30 Minuten nach dem Aushang.
book-q-LaterAllowed = Lässt der Veranstalter auch eine spätere Korrektur zu?
    .ask = Sehen Sie in die Turnierordnung.
book-q-BeyondDoubt = Ist der Eintrag ohne vernünftigen Zweifel falsch?
    .ask = So spät müssen Sie so gut wie sicher sein.

## Explanations

book-q-Misled = Welche Seite bekam die Erklärung, oder welcher fehlte der Alert?
    .ask = Fragen Sie die Seite, die Sie gerufen hat.
book-q-ExplainedCall = Welche Ansage wurde erklärt oder nicht alertiert?
    .ask = Fragen Sie die Seite, die Sie gerufen hat. Ausspiele, Markierungen und was sich nicht mit Farben und Stärke sagen lässt, vergleichen Sie im nächsten Schritt selbst.
    .typed = Die Ansage eingeben, etwa 2H, 1NT oder X.
book-q-Explained = Was zeigt es nach dem, was gesagt wurde?
    .ask = Fragen Sie, wer die Erklärung bekam, dann, wer sie gab. Ohne Alert gilt es als natürlich; ein Alert ohne Nachfrage sagt nur, dass es nicht natürlich ist.
book-q-Agreed = Was zeigt es nach der Vereinbarung, soweit sie sich belegen lässt?
    .ask = Sehen Sie auf die Konventionskarte und in die Unterlagen; fragen Sie die beiden Partner getrennt. Schreiben Sie alles auf, was vereinbart ist: Was hier fehlt, gilt als nicht vereinbart.
book-q-LeftOut = Vereinbart ist mehr, als gesagt wurde. Fehlte etwas Entscheidendes?
    .ask = Alles Besondere muss gesagt werden, Allgemeinwissen nicht. Entscheidend ist, was einen Gegner anders hätte ansagen oder spielen lassen können.
book-q-SuspectedIt = Hat die falsch unterrichtete Seite etwas geahnt und nicht gefragt?
    .ask = Fragen Sie den Spieler abseits vom Tisch. Nach einer gewöhnlichen Erklärung muss niemand nachfragen.
book-q-MustProtectItself = Verlangt das Reglement, dass man sich da durch eine Frage schützt?
    .ask = Sehen Sie in die Alertregeln und in die Ausschreibung.
book-q-Agreement = Was ist nach allem, was sich belegen lässt, vereinbart?
    .ask = Sehen Sie auf die Konventionskarte und in die Unterlagen; fragen Sie die beiden Partner getrennt. Ohne Beleg für eine falsche Ansage gilt die Erklärung als falsch.
book-q-Noticed = Wann kam es heraus?
    .ask = Fragen Sie alle vier.
book-q-WhoNoticed = Wer hat gesagt, dass die Erklärung falsch war?
    .ask = Fragen Sie alle vier.
book-q-ExplainersDeclare = Stellt die Seite, die erklärt hat, den Alleinspieler?
    .ask = Sehen Sie auf die Bietkarten.
book-q-MayStillChange = Hat jemand von der falsch informierten Seite seitdem gereizt, und der Partner danach noch nicht?
    .ask = Sehen Sie auf die Bietkarten.
book-q-Influenced = Kann die falsche Erklärung diese Ansage durchaus beeinflusst haben?
    .ask = Fragen Sie abseits vom Tisch, bevor mehr zu sehen ist: Was hätten Sie sonst angesagt? „Durchaus möglich“ genügt.
book-q-ProbablyInfluenced = Hat die falsche Erklärung diese Ansage wahrscheinlich beeinflusst?
    .ask = Fragen Sie abseits vom Tisch, bevor mehr zu sehen ist: Was hätten Sie sonst angesagt? „Durchaus möglich“ genügt nicht; es muss wahrscheinlich sein.
book-q-CardStillChangeable = Hat die falsch informierte Seite deshalb eine Karte gespielt, und danach noch niemand?
    .ask = Sehen Sie auf den Stich.
book-q-LastToTrick = Hat die falsch informierte Seite deshalb eine Karte gespielt, und danach noch niemand zum selben Stich?
    .ask = Sehen Sie auf den Stich.
book-q-LeadAndDummyFaced = War diese Karte das erste Ausspiel, und hat der Dummy seitdem schon eine Karte aufgedeckt?
    .ask = Sehen Sie auf den Tisch.

## What a player learnt from partner

book-q-Called = Wann wurden Sie gerufen?
    .ask = Das wissen Sie selbst.
book-q-FactsAgreed = Sind sich beide Seiten einig, was geschehen ist?
    .ask = Fragen Sie jede Seite, solange die Erinnerung frisch ist.
book-q-WasThere = Ist es wahrscheinlicher, dass es so war, wie man Ihnen gesagt hat, als dass es nicht so war?
    .ask = Wägen Sie ab, was gesagt wurde, wann man Sie rief und wie die anderen reagierten. Es genügt, was wahrscheinlicher ist.
book-q-Source = Woher kann die Information gekommen sein?
    .ask = Fragen Sie die Seite, die Sie gerufen hat.
book-q-PrescribedPause = War die Pause nicht länger als vorgeschrieben?
    .ask = Die Pause nach einem Sprunggebot oder nach der Stopkarte sagt niemandem etwas.
book-q-Receiver = Wer kann daraus etwas erfahren haben, wessen Partner war es also?
    .ask = Nennen Sie den Platz, der es nicht verwerten darf.
book-q-Polled = Wie viele andere von gleicher Spielstärke haben Sie gefragt, was sie täten?
    .ask = Geben Sie ihnen Blatt und Reizung ohne die Information. Drei Antworten sind besser als keine; 0, wenn Sie niemanden gefragt haben.
book-q-PolledOtherwise = Wie viele davon hätten etwas anderes getan?
    .ask = Fragen Sie zuerst: Was tun Sie?
book-q-PolledConsidered = Wie viele von den übrigen haben ernsthaft an etwas anderes gedacht?
    .ask = Fragen Sie erst danach: Woran haben Sie sonst noch ernsthaft gedacht?
book-q-LogicalAlternative = Gab es zu dem, was getan wurde, eine logische Alternative?
    .ask = Also etwas, das bei gleicher Spielstärke ein nennenswerter Teil ernsthaft erwägen und mancher auch tun würde.
book-q-Suggested = Hat die Information erkennbar eher nahegelegt, was getan wurde, als diese Alternative?
    .ask = Sie müssen Unbeteiligten zeigen können, warum. Schreiben Sie diesen Satz; gibt es keinen, ist die Antwort nein.
book-q-CouldHaveSuggested = Könnte die Information erkennbar eher nahegelegt haben, was getan wurde, als diese Alternative?
    .ask = Dass sie es konnte, genügt; aber Sie müssen Unbeteiligten zeigen können, wie. Schreiben Sie diesen Satz; gibt es keinen, ist die Antwort nein.
book-q-Blatant = Wurde sie so offen ausgenutzt, dass noch eine Strafe dazukommt?
    .ask = Das entscheiden Sie.

## Adjusted scores

book-q-Damaged = Steht die unschuldige Seite dadurch schlechter da?
    .ask = Vergleichen Sie mit dem, was ohne den Regelverstoß zu erwarten war.
book-q-Ground = Warum soll der Score berichtigt werden?
    .ask = Das wissen Sie selbst.
book-q-Offenders = Um welche Seite geht es?
    .ask = Nennen Sie die Seite, die es getan hat.
book-q-CanBeAssigned = Lässt sich sagen, wie das Board ohne den Regelverstoß hätte ausgehen können?
    .ask = Sind es zu viele Möglichkeiten oder sind sie nicht klar, dann nein: Es wird ein künstlicher Score.
book-q-OwnScores = Was bekommt jede Seite, jeweils aus ihrer Sicht?
    .ask = In IMPs, zuerst Nord-Süd, dann Ost-West, etwa 5,5 -1.
    .typed = Zwei Zahlen eingeben, zuerst Nord-Süd, etwa 5,5 -1.
book-q-KnockOut = Ist es ein K.-o.-Kampf?
    .ask = Sehen Sie in die Ausschreibung. Dort verliert eine Seite, was die andere gewinnt.
book-q-Scoring = Wie wird das Turnier gewertet?
    .ask = Das wissen Sie selbst.
book-q-Vulnerable = Wer ist in Gefahr?
    .ask = Sehen Sie auf das Board.
book-q-TableResult = Wie ist das Board am Tisch ausgegangen?
    .ask = Kontrakt, Alleinspieler und Stiche mit englischen Buchstaben: 4SS= heißt 4 Pik von Süd, genau erfüllt; 3NTE-1 heißt 3 SA von Ost, ein Faller. Oder der Score von Nord-Süd: -50.
book-q-TableResultWithout = Sie gewichten auch das Ergebnis vom Tisch. Wäre es auch ohne die verbotene Aktion zu erreichen gewesen?
    .ask = Was nur die verbotene Aktion gebracht hat, bekommt kein Gewicht. Gab es einen anderen Weg dorthin, schreiben Sie ihn auf.
book-q-Branch = Wie hätte das Board ohne den Regelverstoß ausgehen können, und mit welchem Gewicht?
    .more = Wie hätte es noch ausgehen können?
    .ask = Etwa 4SS=@60; zusammen ergeben die Gewichte 100. Setzen Sie ein ! hinter das Gewicht, 4SS=@40!, wenn das nur durch einen Regelverstoß zu erreichen war: Dann verteilt es sich auf die anderen.
book-q-SameWeights = Gelten für beide Seiten dieselben Gewichte?
    .ask = Im Zweifel wird zugunsten einer unschuldigen Seite gewichtet. Bekommt dadurch jede Seite eigene Gewichte, antworten Sie nein.
book-weighed-for = { $side }: { $question }
book-q-OtherTables = Welche Scores hat Nord-Süd an den anderen Tischen?
    .ask = Bei IMPs den Score vom anderen Tisch, bei Matchpunkten alle: 620 170 -100.
book-q-OwnError = Hat die unschuldige Seite danach selbst zu ihrem Schaden beigetragen?
    .ask = Der Fehler muss besonders grob sein und darf mit dem Regelverstoß nichts zu tun haben; oder es war ein Wagnis auf gut Glück.
book-q-OwnErrorOrWild = Hat die unschuldige Seite danach selbst zu ihrem Schaden beigetragen?
    .ask = Nicht durch eine Fehleinschätzung: durch einen groben Fehler, der mit dem Regelverstoß nichts zu tun hat, durch wildes Spiel oder ein Wagnis auf gut Glück.
book-q-ExtremeForTheClass = War das für Spieler dieser Stärke ein besonders grober Fehler?
    .ask = Was ein Anfänger übersieht, kann für einen Spitzenspieler besonders grob sein.
book-q-WithoutError = Wie wäre das Board ohne diesen Fehler ausgegangen?
    .ask = Nach dem Regelverstoß, aber ohne den Fehler: etwa 4SS=.

## No result

book-q-FaultNorthSouth = Wie weit ist Nord-Süd schuld, dass es kein Ergebnis gibt?
    .ask = Hören Sie beide Seiten an.
book-q-FaultEastWest = Wie weit ist Ost-West schuld, dass es kein Ergebnis gibt?
    .ask = Hören Sie beide Seiten an.
book-q-SessionKnown = Wissen Sie schon, was beide auf den anderen Boards des Durchgangs haben?
    .ask = Wenn nicht, kommen Sie am Ende darauf zurück.
book-q-SessionNorthSouth = Wie viel Prozent hat Nord-Süd auf den anderen Boards?
    .ask = Sehen Sie in die Ergebnisse.
    .typed = Als Zahl eingeben, etwa 62,34.
book-q-SessionEastWest = Wie viel Prozent hat Ost-West auf den anderen Boards?
    .ask = Sehen Sie in die Ergebnisse.
    .typed = Als Zahl eingeben, etwa 62,34.
book-q-OtherTableClear = Gibt es am anderen Tisch ein Ergebnis, das für eine Seite eindeutig günstig ist?
    .ask = Messen Sie es daran, was vergleichbare Paare auf dem Board erreicht haben.
book-q-OtherTableBetter = Ist das Ergebnis am anderen Tisch für eine Seite besser als das vergleichbarer Paare?
    .ask = Und sei es nur ein wenig.

## Cards and boards

book-q-WithTheBoard = Was stimmt mit dem Board nicht?
    .ask = Lassen Sie jedes Blatt verdeckt nachzählen.
book-q-Comparable = Lässt sich das Ergebnis trotz der vertauschten Plätze mit den anderen vergleichen?
    .ask = Sehen Sie im Laufzettel nach. Fragen Sie im Zweifel die Person, die abrechnet.
book-q-WithTheDeal = Was ist beim Geben schiefgegangen?
    .ask = Fragen Sie, wer das Board gegeben hat und aus welchem Kartenspiel.
book-q-TeamMatch = Ist es ein Teamkampf, bei dem nur die beiden Tische verglichen werden?
    .ask = Sehen Sie in die Ausschreibung. Im Paarturnier hat jede Form des Boards ihr eigenes Feld.
book-q-CanBePlayedAnew = Könnten alle, die das Board spielen sollen, es nach neuem Geben noch spielen?
    .ask = Denken Sie an die anderen Tische und an die Zeit.
book-q-MatchKnown = Ist es ein Teamkampf, und könnte schon jemand wissen, wie er ohne dieses Board ausgeht?
    .ask = Sehen Sie nach, was in beiden Räumen gespielt und abgerechnet ist.
book-q-Count = Wie sind die Karten verteilt?
    .ask = Zählen Sie alle vier Blätter selbst.
book-q-PlayOver = Ist das Spiel zu Ende?
    .ask = Sehen Sie auf den Tisch.
book-q-WrongHandCalled = Hat schon jemand gereizt, dessen Kartenzahl nicht stimmt?
    .ask = Sehen Sie auf die Bietkarten.
book-q-CardSeen = Hat jemand eine Karte gesehen, die in ein anderes Blatt gehört?
    .ask = Fragen Sie alle einzeln. Niemand nennt die Karte.
book-q-TooMuchSeen = Ist so viel gesehen worden, dass sich das Board nicht mehr normal reizen und spielen lässt?
    .ask = Lassen Sie sich abseits vom Tisch sagen, was bekannt ist. War es zu viel, wird das Board nicht gespielt.
book-q-PlayableUnchanged = Lässt sich das Board in Ordnung bringen und spielen, ohne dass sich eine Ansage ändert?
    .ask = Zeigen Sie das richtige Blatt, und fragen Sie: Wäre die Ansage damit dieselbe?
book-q-StrangeCardPlayed = Wurde diese Karte zu einem Stich gespielt, der schon umgedreht ist?
    .ask = Sehen Sie sich die Stiche an.
book-q-LeadFaced = Ist das erste Ausspiel schon aufgedeckt?
    .ask = Sehen Sie auf den Tisch.
book-q-Found = Wo war die fehlende Karte?
    .ask = Sehen Sie unter dem Tisch nach, im Board und unter den gespielten Karten.
book-q-MissingFrom = In wessen Blatt fehlte die Karte?
    .ask = In dem Blatt, das eine Karte zu wenig hatte.
book-q-MissingCardOwed = Hat dieses Blatt einmal nicht bedient, als die Farbe der fehlenden Karte ausgespielt war?
    .ask = Gehen Sie die Stiche durch.
book-q-PartnerSawIt = Hätte der Partner dieses Spielers die Vorderseite der Karte sehen können?
    .ask = Wo lag sie, und wie herum? Dass der Alleinspieler sie gesehen hat, zählt nicht.
book-q-PartnerCalled = Hat der Partner danach schon gereizt?
    .ask = Sehen Sie auf die Bietkarten.
book-q-OpponentCalled = Hat der nächste Gegner danach schon gereizt?
    .ask = Sehen Sie auf die Bietkarten.
book-q-CallDiffers = Weicht die Ansage mit dem richtigen Blatt deutlich von der mit dem falschen ab?
    .ask = Lassen Sie erst ansagen. Auch dasselbe Gebot mit ganz anderer Bedeutung weicht ab.
book-q-PlayedBefore = Hat jemand an diesem Tisch das Board schon einmal gespielt?
    .ask = Fragen Sie alle vier, und sehen Sie in die Ergebnisse.
book-q-AnybodyCalled = Hat auf diesem Board schon jemand gereizt?
    .ask = Sehen Sie auf die Bietkarten.
book-q-Interferes = Würde dieses Wissen das normale Spiel stören?
    .ask = Lassen Sie sich abseits vom Tisch sagen, was bekannt ist.
book-q-Remedy = Was tun Sie?
    .ask = Noch hat niemand gereizt, Sie haben also alle vier Möglichkeiten.
book-q-LaterRemedy = Was tun Sie?
    .ask = Die Reizung hat begonnen; Plätze tauschen und neu geben geht nicht mehr.

## Conduct

book-q-Breach = Was ist geschehen?
    .ask = Hören Sie beide Seiten an.
book-q-Sanction = Was tun Sie?
    .ask = Die Höhe einer Strafe steht in der Turnierordnung. Wo „sollte“ steht, wird selten bestraft, bei „soll“ oft, bei „muss“ streng.

## Quitted tricks

book-q-AboutTrick = Worum geht es?
    .ask = Fragen Sie, wozu man Sie gerufen hat.
book-q-WhoWants = Wer möchte das?
    .ask = Sehen Sie, wer Alleinspieler ist.
book-q-NextTrickLed = Hat schon jemand zum nächsten Stich ausgespielt?
    .ask = Sehen Sie auf den Tisch.
book-q-OwnSidePlayed = Hat die eigene Seite zum nächsten Stich schon ausgespielt oder zugegeben?
    .ask = Sehen Sie auf den Tisch.
book-q-OwnCardTurned = Ist die eigene Karte schon umgedreht?
    .ask = Sehen Sie auf den Tisch.

## Deception

book-q-FalseInference = Hat die unschuldige Seite daraus einen falschen Schluss gezogen?
    .ask = Fragen Sie, welcher Schluss das war. War er bei dieser Spielstärke vernünftig?
book-q-BridgeReason = Hatte der Gegner einen nachweisbaren bridgetechnischen Grund?
    .ask = Fragen Sie am Tisch: Worüber haben Sie nachgedacht? Ging es um zwei gleichwertige Karten, antworten Sie nein; danach wird gleich gefragt.
book-q-OnlyEqualCards = Ging es nur darum, welche von zwei gleichwertigen Karten gespielt wird?
    .ask = Fragen Sie abseits vom Tisch, welche beiden Karten es waren: benachbarte, oder zwei kleine, bei denen es keinen Unterschied macht.
book-q-CouldBenefit = Hätte der Gegner wissen können, dass es der eigenen Seite nützen kann?
    .ask = Auf Absicht kommt es nicht an.

## The auction itself

book-q-AboutAuction = Worum geht es?
    .ask = Sehen Sie auf die Bietkarten, oder lassen Sie die Ansagen aufschreiben.
book-q-WhenAsked = Wann wurde danach gefragt?
    .ask = Sehen Sie, wer an der Reihe ist.
book-q-MustPassNow = Muss, wer fragt, nach einer Entscheidung passen?
    .ask = Das wissen Sie.
book-q-ReliedOnReview = Hat sich schon jemand mit einer Ansage oder Karte auf die falsche Wiederholung verlassen?
    .ask = Fragen Sie die Gegner dessen, der wiederholt hat.
book-q-OneWasDue = War einer der beiden an der Reihe?
    .ask = Sehen Sie, wer vor ihnen angesagt hat.
book-q-OtherWasNext = Kam der andere als Nächster?
    .ask = Der Nächste sitzt links von dem, der an der Reihe war.
book-q-DummyDown = Liegt der Dummy schon?
    .ask = Sehen Sie auf den Tisch.

## Facts, appeals, the director

book-q-Matter = Worum geht es?
    .ask = Das wissen Sie selbst.
book-q-Established = Haben Sie klären können, was geschehen ist?
    .ask = Es genügt, was wahrscheinlicher ist.
book-q-Settlement = Heben Sie auf, was die Spieler geregelt haben, oder lassen Sie es gelten?
    .ask = Lassen Sie sich sagen, was geregelt wurde und was seither geschehen ist. Was sich nicht mehr gerecht aufheben lässt, bleibt.
book-q-InnocentActed = Hat jemand von der unschuldigen Seite gehandelt, bevor Sie gerufen wurden?
    .ask = Fragen Sie alle vier, wer was in welcher Reihenfolge getan hat.
book-q-ActingHarmed = Hat das der Gegenseite geschadet oder eine gerechte Entscheidung unmöglich gemacht?
    .ask = Nur dann ist das Recht auf Berichtigung verloren.
book-q-GainedByIgnorance = Hat diese Seite davon profitiert, dass ein Gegner die Regel nicht kannte?
    .ask = Fragen Sie beide Seiten, was sie für die Regel hielten.
book-q-CanBePutRight = Lässt es sich noch so in Ordnung bringen, dass das Board normal gewertet wird?
    .ask = Das entscheiden Sie.
book-q-TooLateToAppeal = Ist die Protestfrist abgelaufen?
    .ask = Sehen Sie in die Turnierordnung; steht dort nichts, sind es 30 Minuten nach dem Aushang.
book-q-BothAppeal = Wollen beide Partner den Protest, oder im Team der Kapitän?
    .ask = Wer nicht da ist, gilt als einverstanden.

## Dummy

book-q-DummyDid = Was hat der Dummy gesagt oder getan?
    .ask = Lassen Sie es sich am Tisch erzählen, und sagen Sie noch nichts dazu.
book-q-DummyLostRights = Hatte der Dummy vorher in ein anderes Blatt gesehen, zum Zusehen den Platz verlassen oder mit dem Alleinspieler die Blätter getauscht?
    .ask = Fragen Sie alle vier. Ob ein Blick vom Dummy selbst ausging, zählt nur nach den Regeln von 2007.

## Spectators

book-q-SpectatorDid = Was hat der Zuschauer getan?
    .ask = Fragen Sie alle vier.
book-q-SideResponsible = Hat eine der beiden Seiten den Zuschauer mitgebracht?
    .ask = Fragen Sie alle vier.

## Answers

book-a-TricksDisputed = Die Seiten sind sich über die Zahl der Stiche nicht einig
book-a-WronglyEntered = Das Ergebnis war unstrittig, aber falsch eingetragen
book-a-WronglyReckoned = Das Ergebnis war unstrittig, aber der Score falsch berechnet
book-a-InOrder = Ja, oder die geordneten Reihen genügen
book-a-NorthSouthMixed = Nord-Süd hat die eigenen Karten vermischt
book-a-EastWestMixed = Ost-West hat die eigenen Karten vermischt
book-a-BothMixed = Bei niemandem liegen sie noch richtig
book-a-AsExplained = Die Erklärung stimmte; falsch war die Ansage
book-a-Otherwise = Vereinbart ist etwas anderes
book-a-NoAgreement = Es ist nichts vereinbart
book-a-NoEvidence = Weder das eine noch das andere lässt sich belegen
book-a-DuringAuction = Während der Reizung
book-a-BeforeLeadFaced = Nach dem letzten Pass, bevor das Ausspiel aufgedeckt wurde
book-a-DuringPlay = Während des Spiels
book-a-AfterPlay = Nach dem Spiel
book-a-Themselves = Wer die Erklärung gegeben hat
book-a-TheirPartner = Der Partner, dessen Ansage erklärt wurde
book-a-SomebodyElse = Ein Gegner, oder noch niemand
book-a-JustHappened = Es ist gerade geschehen
book-a-Pause = Eine Denkpause
book-a-Haste = Ungewöhnlich schnelles Reizen oder Spielen
book-a-Remark = Eine Bemerkung
book-a-QuestionAsked = Eine Frage
book-a-AnswerOrAlert = Ein Alert oder eine Antwort, mit der nicht zu rechnen war
book-a-NoAlert = Ein Alert, der ausblieb
book-a-Manner = Eine Geste, ein Tonfall oder ein Blick
book-a-Matchpoints = Matchpunkte
book-a-Imps = IMPs
book-a-TotalPoints = Gesamtpunkte
book-a-NoError = Nein
book-a-Misjudgement = Nur durch eine Fehleinschätzung: eine sichere Spielweise übersehen, schlecht kontriert
book-a-SeriousError = Ja, durch einen besonders groben Fehler
book-a-Gambling = Ja, durch ein Wagnis auf gut Glück
book-a-PlainSeriousError = Ja, durch einen groben Fehler
book-a-Wild = Ja, durch wildes Spiel oder ein Wagnis auf gut Glück
book-a-Told = Eine falsche Auskunft
book-a-Learnt = Unerlaubte Information wurde verwertet
book-a-CouldHaveKnown = Die schuldige Seite hätte wissen können, dass es schaden kann
book-a-RevokeNotMadeGood = Ein Revoke, den die übertragenen Stiche nicht ausgleichen
book-a-PenaltyCardHelped = Der Anblick einer Strafkarte hat dem Gegenspiel geholfen
book-a-WithdrawnCallHelped = Eine zurückgenommene Ansage hat geholfen, obwohl eine vergleichbare folgte
book-a-InsufficientBidHelped = Ein ungenügendes Gebot hat geholfen, obwohl es ersetzt wurde
book-a-DummySuggested = Der Dummy hat eine Karte nahegelegt
book-a-NothingPrescribed = Für diesen Regelverstoß sehen die Regeln nichts vor
book-a-NotBalanced = Im K.-o.-Kampf gehen die Scores beider Seiten nicht auf
book-a-DirectorsError = Die Turnierleitung hat falsch entschieden
book-a-NotAtFault = Gar nicht
book-a-PartlyAtFault = Teilweise
book-a-AtFault = Unmittelbar
book-a-CountIsWrong = Bei jemandem stimmt die Kartenzahl nicht
book-a-HandOfAnotherBoard = Jemand hat mit dem Blatt eines anderen Boards gereizt
book-a-WrongBoard = Gespielt wird ein Board, das in dieser Runde hier nicht dran ist
book-a-WrongDirection = Die richtigen Paare, aber Nord-Süd und Ost-West vertauscht
book-a-LearntOfBoard = Jemand hat etwas über das Board gehört oder gesehen
book-a-Fouled = Das Board wurde in zwei Fassungen gespielt
book-a-TheDeal = Die Verteilung selbst: nicht gemischt, falsch gegeben, eine Karte gesehen
book-a-DealtWrongly = Es wurde falsch gegeben, aber jeder hat dreizehn Karten
book-a-SeenInTheDeal = Jemand konnte beim Geben eine fremde Karte sehen
book-a-NotShuffled = Niemand hat gemischt, oder die Verteilung stammt aus einem früheren Turnier
book-a-MoreAndFewer = Ein Blatt hat zu viele Karten, ein anderes zu wenige
book-a-StrangeCard = Eine Karte gehört gar nicht zu diesem Board
book-a-CardsMissing = Es fehlen Karten, und niemand hat zu viele
book-a-AmongPlayed = Unter den gespielten Karten
book-a-Elsewhere = Woanders
book-a-NotFound = Sie ist nicht zu finden
book-a-ChangeSeats = Plätze tauschen, wenn die Turnierform es zulässt, sodass das bekannte Blatt bekommt, wer es kennt
book-a-DealAgain = Neu geben lassen
book-a-PlayOn = Spielen lassen und den Score danach vielleicht berichtigen
book-a-ScoreInstead = Nicht spielen lassen und einen Score geben
book-a-Courtesy = Unhöflichkeit oder eine unpassende Bemerkung
book-a-Tempo = Tempo oder Verhalten, das andere verunsichert
book-a-LateOrSlow = Zu spät oder zu langsam
book-a-Overheard = Laut über Ergebnisse oder Blätter gesprochen
book-a-TouchedCards = Fremde Karten angefasst oder Karten ins falsche Fach gesteckt
book-a-Disobeyed = Eine Bestimmung oder eine Anweisung nicht befolgt
book-a-OnPurpose = Mit Absicht gegen eine Regel verstoßen
book-a-WarningOnly = Verwarnen
book-a-Penalty = Eine Verfahrensstrafe
book-a-Disciplinary = Eine Disziplinarstrafe für das Verhalten
book-a-Suspended = Für den Durchgang sperren
book-a-WrongWay = Eine Karte zeigt in die falsche Richtung
book-a-LookAtLast = Jemand möchte den letzten Stich sehen
book-a-LookAtOwn = Jemand möchte die eigene letzte Karte sehen
book-a-LookAtEarlier = Jemand möchte einen früheren Stich sehen
book-a-Declarer = Der Alleinspieler
book-a-Dummy = Der Dummy
book-a-Defender = Ein Gegenspieler
book-a-AsksAgain = Jemand möchte die Ansagen noch einmal hören
book-a-WhoseLead = Ein Gegenspieler möchte wissen, wer ausspielt
book-a-ReviewWrong = Die Reizung wurde falsch wiederholt
book-a-CalledAtOnce = Zwei haben im selben Augenblick angesagt
book-a-TurnLost = Dreimal Pass, aber jemand wurde ausgelassen
book-a-AllPassed = Alle vier haben gepasst und wollen neu geben
book-a-JustCalled = Sofort, weil die letzte Ansage nicht zu verstehen war
book-a-OwnTurn = Als sie oder er mit dem Reizen an der Reihe war
book-a-NotOwnTurn = Als jemand anders mit dem Reizen an der Reihe war
book-a-FirstTurnToPlay = Nach dem letzten Pass, vor der eigenen ersten Karte
book-a-LaterInPlay = Später im Spiel
book-a-FactsDisputed = Die Seiten sind sich nicht einig, was geschehen ist
book-a-ActedThemselves = Am Tisch wurde etwas ohne die Turnierleitung geregelt
book-a-SeenMyself = Ich habe selbst etwas gesehen, und niemand hat mich gerufen
book-a-Undone = Ich hebe es auf
book-a-LeftStanding = Ich lasse es gelten
book-a-WantsToAppeal = Eine Seite möchte Protest einlegen
book-a-WrongRuling = Die Turnierleitung hat falsch entschieden
book-a-Warned = Hat gesagt, dass aus der anderen Hand auszuspielen ist, bevor der Alleinspieler ausgespielt hatte
book-a-WarnedTooLate = Hat das gesagt, als der Alleinspieler schon ausgespielt hatte
book-a-AskedDeclarer = Hat den Alleinspieler gefragt, ob die Farbe wirklich fehlt
book-a-AskedDefender = Hat das einen Gegenspieler gefragt
book-a-PointedOut = Hat auf einen Fehler der Gegenspieler hingewiesen oder mich deswegen gerufen
book-a-PointedOutOwn = Hat auf einen Fehler des Alleinspielers hingewiesen
book-a-TookPart = Hat dem Alleinspieler gesagt, was zu spielen ist, oder über das Spiel gesprochen
book-a-Looked = Hat von sich aus in ein Blatt gesehen, zum Zusehen den Platz verlassen oder mit dem Alleinspieler die Blätter getauscht
book-a-DrewAttention = Auf eine Regelwidrigkeit hingewiesen
book-a-LookedIntoHands = In mehr als ein Blatt gesehen
book-a-Disturbed = Gesprochen oder den Tisch gestört
book-a-WasAsked = Eine Frage der Turnierleitung bekommen

book-none = Keine
book-no-call = Keine Ansage, oder es lässt sich nicht mit Farben und Stärke sagen
book-no-more = Das ist alles
book-ending = { $contract } von { $by }, { $result }
book-made = genau erfüllt
book-over = { $n ->
    [one] ein Überstich
   *[other] { $n } Überstiche
}
book-down = { $n ->
    [one] ein Faller
   *[other] { $n } Faller
}
book-passed-out = durchgepasst
book-score-of = { $score } für Nord-Süd
book-branch = { $ending }, Gewicht { $weight }
book-branch-illegal = { $ending }, nur durch einen Regelverstoß
book-branch-none-legal = Mindestens ein Ergebnis muss ohne Regelverstoß erreichbar gewesen sein.
book-branch-left = Zusammen müssen die Gewichte 100 ergeben. Noch zu vergeben: { $percent }.
book-none-vulnerable = Niemand
book-all-vulnerable = Beide Seiten
book-share = zu { $percent } % { $ending }

## Rulings, as they are told to the players

book-e-UnderClaims = Das Spiel endete mit einem Claim oder einer Aufgabe. Ob davon ein Stich zurückkommt, entscheide ich nach den Regeln dafür.
book-e-CountAsTheyLie = Die Stiche zählen so, wie sie liegen.
book-e-DoubtAgainst = { $side } hat die eigenen Karten vermischt. Deshalb geht der Zweifel gegen diese Seite, und es gilt, was die andere sagt.
book-e-TricksRuled = Die Seite des Alleinspielers hat { $n ->
    [0] keinen Stich
    [one] einen Stich
   *[other] { $n } Stiche
} gemacht. Danach richtet sich der Score beider Seiten.
book-e-CorrectedForBoth = Der Score wird für beide Seiten korrigiert.
book-e-LoweredFor = Der Score von { $side } wird gesenkt. Der Score der anderen Seite bleibt, wie er ist.
book-e-ScoreStands = Der Score bleibt, wie er eingetragen ist.
book-e-EntryCorrected = Der Eintrag wird korrigiert, und mit ihm die Rangliste.
book-e-AgreeBeforeReturning = Einigen Sie sich künftig bitte über die Stiche, bevor Sie die Karten zurückstecken.
book-e-ExplanationWasRight = Die Erklärung entspricht der Vereinbarung des Paares, und nur darauf haben Sie Anspruch. Zu berichtigen ist nichts.
book-e-TakenToBeWrong = Dass die Ansage der Irrtum war, lässt sich nicht belegen. Deshalb gilt die Erklärung als falsch.
book-e-ToldWrongly = { $side } hat eine falsche Erklärung bekommen. Diese Seite hat ein Recht darauf, die Vereinbarung zu kennen, nicht aber das Blatt.
book-e-ShouldHaveHeardNoAgreement = { $side } hätte erfahren müssen, dass nichts vereinbart ist.
book-e-ShouldHaveHeard = { $side } hätte über { $named } hören müssen: { $meaning }.
book-e-ShouldHaveAsked = { $side } hat etwas geahnt und hätte fragen können.
book-e-NoRedress = Nach dem Reglement geht das auf eigene Gefahr. Das Ergebnis bleibt.
book-e-RedressAllTheSame = Kein Reglement verlangt das, also wird der Schaden ausgeglichen.
book-e-ToldTooLittle = { $side } hat nicht alles erfahren, worauf es ankam. Diese Seite hat ein Recht darauf, die ganze Vereinbarung zu kennen.
book-e-ToldEnough = Die Erklärung stimmte. Was fehlte, war nicht entscheidend; zu berichtigen ist nichts.
book-e-PutRightOwn = Wer selbst falsch erklärt hat, darf es sofort richtigstellen und muss es, bevor das erste Ausspiel aufgedeckt wird. Zuerst ruft man die Turnierleitung.
book-e-PutRightOwnAtOnce = Wer selbst falsch erklärt hat, muss sofort die Turnierleitung rufen und es richtigstellen.
book-e-PartnerWaits = Hat der Partner falsch erklärt, darf man während der Reizung nichts sagen und nichts zeigen. Alleinspieler oder Dummy muss es nach dem letzten Pass richtigstellen, ein Gegenspieler erst nach dem Spiel.
book-e-PartnerPutsRight = Alleinspieler oder Dummy muss es jetzt richtigstellen, bevor das erste Ausspiel aufgedeckt wird.
book-e-DefenderWaits = Ein Gegenspieler darf die Erklärung des Partners erst nach dem Spiel richtigstellen; dann aber muss er es tun.
book-e-RightExplanation = Die richtige Erklärung wird jetzt gegeben.
book-e-MayChangeCall = Wer von { $side } zuletzt gereizt hat, darf diese Ansage zurücknehmen und eine andere machen.
book-e-ThenOpponentMay = Geschieht das, darf auch { $side } die Ansage ändern, die links davon schon darüber gemacht wurde.
book-e-CallMeIfItCost = Rufen Sie mich am Ende wieder, wenn Sie meinen, dass die falsche Erklärung Sie etwas gekostet hat.
book-e-TooLateToChange = Zu ändern ist jetzt nichts. Machen Sie weiter, und rufen Sie mich am Ende wieder, wenn es Sie Ihrer Meinung nach etwas gekostet hat.
book-e-MayChangeCard = Wer von { $side } die letzte Karte gespielt hat, darf sie zurücknehmen und eine andere spielen.
book-e-MayNotUseExplanation = Für { $side } gilt: Wessen Ansage erklärt wurde, reizt und spielt so, als hätte der Partner sie verstanden, wie sie gemeint war.
book-e-MayNotUseCorrection = Für { $side } gilt: Hat der Partner am Tisch etwas gesagt, reizt und spielt, wer erklärt hat, so, als wäre nichts gesagt worden.
book-e-WithdrawnKnown = Was eine zurückgenommene Ansage gezeigt hat, darf { $side } verwerten. Die Gegner dürfen es nicht.
book-e-WithdrawnCardKnown = Was eine zurückgenommene Karte gezeigt hat, darf { $side } verwerten. Die Gegner dürfen es nicht.
book-e-NothingWrongYet = Zu entscheiden ist bis jetzt nichts.
book-e-ByHisCards = { $seat } reizt und spielt, als wäre nichts gewesen, und zieht daraus keinen Vorteil.
book-e-CallMeBack = Rufen Sie mich am Ende wieder, wenn Sie meinen, dass es verwertet wurde.
book-e-Noted = Ich habe notiert, was geschehen ist.
book-e-NotFound = Ich kann nicht feststellen, dass es so war. Es bleibt, wie es ist.
book-e-PauseTellsNothing = Eine vorgeschriebene Pause sagt niemandem etwas. Zu entscheiden ist hier nichts.
book-e-Polled = { $asked ->
    [one] Ich habe eine Person dieser Spielstärke gefragt. { $otherwise ->
        [one] Sie hätte etwas anderes getan.
       *[other] { $considered ->
            [one] Sie hätte dasselbe getan, aber ernsthaft an etwas anderes gedacht.
           *[other] Sie hätte dasselbe getan und an nichts anderes ernsthaft gedacht.
        }
    }
   *[other] Ich habe { $asked } Spieler dieser Stärke gefragt. { $otherwise ->
        [0] { $considered ->
            [0] Alle hätten dasselbe getan, und niemand hat ernsthaft an etwas anderes gedacht.
            [one] Alle hätten dasselbe getan, aber einer hat ernsthaft an etwas anderes gedacht.
           *[other] Alle hätten dasselbe getan, aber { $considered } haben ernsthaft an etwas anderes gedacht.
        }
        [one] { $considered ->
            [0] Einer hätte etwas anderes getan.
            [one] Einer hätte etwas anderes getan, und noch einer hat ernsthaft daran gedacht.
           *[other] Einer hätte etwas anderes getan, und weitere { $considered } haben ernsthaft daran gedacht.
        }
       *[other] { $considered ->
            [0] Davon hätten { $otherwise } etwas anderes getan.
            [one] Davon hätten { $otherwise } etwas anderes getan, und noch einer hat ernsthaft daran gedacht.
           *[other] Davon hätten { $otherwise } etwas anderes getan, und weitere { $considered } haben ernsthaft daran gedacht.
        }
    }
}
book-e-NoAlternative = Nach meinem Urteil gab es hier keine logische Alternative. Das Ergebnis bleibt.
book-e-NotSuggested = Was geschehen ist, hat diese Wahl nicht eher nahegelegt als eine andere. Das Ergebnis bleibt.
book-e-ShouldHaveDoneOtherwise = Für { $seat } kam ernsthaft auch etwas anderes in Frage. Was vom Partner kam, sprach für die getroffene Wahl; deshalb war sie nicht erlaubt.
book-e-PenaltyBesides = { $side } bekommt außerdem eine Verfahrensstrafe.
book-e-NoWorse = Ohne den Regelverstoß hätte { $side } { $without } bekommen. Am Tisch waren es { $has }.
book-e-NoDamage = Schaden ist dadurch nicht entstanden. Das Ergebnis bleibt.
book-e-WouldHaveEnded = Gewertet wird, was ohne diesen Vorfall zu erwarten war: { $shares }.
book-e-WouldHaveEndedFor = Für { $side } wird gewertet, als wäre das Board so ausgegangen: { $shares }.
book-e-MightHaveEnded = Wäre das Board hier gespielt worden, hätte es so ausgehen können: { $shares }.
book-e-IllegalWithoutWeight = Nur durch einen Regelverstoß zu erreichen war: { $ending }. Das zählt deshalb nicht mit.
book-e-Gets = { $side } bekommt { $score }.
book-e-Balanced = Im K.-o.-Kampf verliert die eine Seite, was die andere gewinnt. Deshalb bekommt jede das Mittel beider Scores.
book-e-OwnMaking = Einen Teil des Schadens hat { $side } selbst verursacht. Für diesen Teil gibt es nichts zurück.
book-e-AllOwnMaking = Den ganzen Schaden hat { $side } selbst verursacht. Dafür gibt es nichts zurück.
book-e-BothInnocent = Der Fehler lag bei mir. Beide Seiten gelten als unschuldig.
book-e-NotForBeingHard = Ob eine Regel hart oder milde ausfällt, spielt für diese Entscheidung keine Rolle.
book-e-AssignInstead = Das Ergebnis vom anderen Tisch zählt; deshalb wird hier ein Score zugewiesen.
book-e-PutRightAndPlay = Jede Karte kommt dahin, wo sie hingehört, und das Board wird gespielt.
book-e-LookAfterwards = Rufen Sie mich am Ende. Dann sehe ich nach, ob es eine Rolle gespielt hat.
book-e-NotPlayed = Das Board lässt sich nicht mehr normal spielen. Sie bekommen einen berichtigten Score.
book-e-Cancelled = Das Ergebnis wird gestrichen. Sie bekommen einen berichtigten Score.
book-e-StrangeCardAway = Diese Karte gehört nicht hierher. Sie kommt weg, und es wird weitergespielt.
book-e-BackToHand = Die Karte geht zurück ins Blatt. Sie gilt so, als wäre sie immer dort gewesen.
book-e-MadeUp = Das Blatt wird aus einem anderen Kartenspiel ergänzt. Es gilt so, als wäre es immer vollständig gewesen.
book-e-MissingCardRevoke = Mit der fehlenden Karte hätte bedient werden können: Das war ein Revoke. Wir behandeln es wie jedes andere.
book-e-DummysMissingCard = Der Dummy hätte mit der fehlenden Karte bedienen können. Lässt sich das noch berichtigen, wird es berichtigt; sonst geht dafür kein Stich über.
book-e-NoRevokeByIt = Dass die Karte fehlte, hat zu keinem Revoke geführt.
book-e-MissingCardPenalty = Der Partner hätte die Karte sehen können: Sie wird Strafkarte.
book-e-MissingCardKnown = Was der Partner dabei über die fehlende Karte erfahren hat, darf er nicht verwerten.
book-e-MovedCardKnown = Was über die umgesteckte Karte bekannt ist, darf der Partner eines Spielers mit falscher Kartenzahl nicht verwerten.
book-e-AsDefectiveTrick = In einem Stich liegen zu viele Karten. Das wird behandelt wie jeder Stich mit falscher Kartenzahl.
book-e-CallsCancelled = Diese Ansage und alle danach sind aufgehoben. Wer das falsche Blatt hatte, nimmt jetzt das richtige und sagt neu an; von dort geht die Reizung weiter. Was zurückgenommen ist, dürfen nur die Gegner verwerten.
book-e-OpponentRepeats = Der nächste Gegner macht dann dieselbe Ansage wie vorher.
book-e-CallMeAtTheOtherBoard = Wenn Sie zum anderen Board kommen, rufen Sie mich, bevor dort jemand reizt.
book-e-PlayedAndCounts = Spielen Sie das Board zu Ende; es zählt. Das richtige spielen Sie vielleicht später noch.
book-e-ScoredAsPlayed = Das Board zählt. Der Score wird für die Paare eingetragen, so wie sie gesessen haben.
book-e-NotComparable = Das Ergebnis lässt sich nicht mit den anderen vergleichen. Sie bekommen einen berichtigten Score.
book-e-DoesNotCount = Das Board zählt an diesem Tisch nicht, weil es schon jemand gespielt hat. Wer dadurch ein Ergebnis verliert, bekommt einen berichtigten Score.
book-e-RightPlayersBegin = Die Reizung ist aufgehoben. Die Spieler, für die das Board bestimmt ist, setzen sich und reizen von vorn; wer auf diesem Board schon gereizt hat, macht dieselben Ansagen noch einmal. Weicht eine davon ab, wird das Board gestrichen.
book-e-SeatsChanged = Für dieses Board tauschen Sie die Plätze. Das bekannte Blatt bekommt, wer es schon kennt.
book-e-DealtAgain = Das Board wird neu gegeben.
book-e-NothingCounts = Was auf diesem Board bisher gespielt wurde, zählt an keinem Tisch.
book-e-DealStands = Es bleibt bei dieser Verteilung. Spielen Sie weiter; das Board zählt.
book-e-PlayedReady = Spielen Sie das Board. Ich sehe es mir danach an.
book-e-TwoFields = Jede Fassung des Boards wird für sich gewertet, nur unter denen, die sie gespielt haben.
book-e-Warned = { $side } wird verwarnt. Ich habe es notiert.
book-e-Penalised = { $side } bekommt eine Verfahrensstrafe.
book-e-DisciplinaryPoints = { $side } bekommt eine Disziplinarstrafe für das Verhalten. Das ist endgültig.
book-e-SuspendedFor = { $side } ist für diesen Durchgang gesperrt. Das ist endgültig.
book-e-NotOnPurpose = Mit Absicht darf niemand gegen eine Regel verstoßen, auch nicht, wer die Folgen in Kauf nimmt.
book-e-TurnedRight = Die Karte wird richtig hingelegt.
book-e-StaysAsItIs = Dafür ist es jetzt zu spät. Die Karte bleibt so liegen, bis das Spiel zu Ende ist.
book-e-AllShown = Alle vier decken ihre Karte vom letzten Stich noch einmal auf.
book-e-OwnShown = Ihre eigene letzte Karte dürfen Sie ansehen, die der anderen nicht.
book-e-MayNotLook = Das dürfen Sie nicht ansehen. Die Stiche bleiben umgedreht, bis das Spiel zu Ende ist.
book-e-DummyMayNotLook = Der Dummy darf umgedrehte Stiche nicht ansehen. Muss etwas geprüft werden, sehe ich nach.
book-e-PartnerMayNotUse = Was eben gesagt wurde, darf Ihr Partner nicht verwerten.
book-e-ObjectorMayNotUse = Wer widersprochen hat, darf nicht verwerten, was sein Partner gesagt und gezeigt hat. Der Alleinspieler darf es.
book-e-LookedAtTogether = Das Spiel ist zu Ende: Wir sehen uns die Stiche gemeinsam an.
book-e-NoDeception = Nach den Regeln war das keine Irreführung. Schlüsse zieht man auf eigene Gefahr, und das Ergebnis bleibt.
book-e-WasMisled = Hier wurde ein Gegner in die Irre geführt, ohne bridgetechnischen Grund und auf eine Art, die nicht erlaubt ist.
book-e-SaidAgain = Die Ansage wird jetzt wiederholt.
book-e-AuctionRepeated = Ein Gegner wiederholt die ganze Reizung, von der ersten bis zur letzten Ansage. Nur einen Teil dürfen Sie nicht verlangen.
book-e-WaitForTurn = Sie dürfen sich die Reizung wiederholen lassen, wenn Sie mit dem Reizen an der Reihe sind.
book-e-NotWhoMustPass = Sie müssen diesmal passen und dürfen sich die Reizung deshalb nicht wiederholen lassen.
book-e-NotForDummy = Der Dummy darf sich die Reizung nicht wiederholen lassen.
book-e-ContractOnly = Für die Ansagen ist es zu spät. Wenn Sie an der Reihe sind, dürfen Sie den Kontrakt erfragen und ob er kontriert ist, aber nicht, von wem.
book-e-DefendersMayAsk = Nach dem letzten Pass darf jeder Gegenspieler fragen, wer ausspielt.
book-e-RepeatedRightly = Eine falsche Wiederholung stellt jeder am Tisch sofort richtig, auch der Dummy.
book-e-LookAtEnd = Spielen Sie weiter. Am Ende sehe ich nach, ob das jemandem geschadet hat.
book-e-CountsAsSecond = Zuerst zählt die Ansage des Spielers, der an der Reihe war. Die andere gilt als danach gemacht, also in der Reihenfolge.
book-e-SecondOutOfRotation = Die Ansage des Spielers, der an der Reihe war, gilt. Die andere gilt als danach gemacht, und sie kam außer Reihenfolge.
book-e-BothOutOfRotation = Beide Ansagen kamen außer Reihenfolge. Zuerst sehe ich mir die an, deren Spieler früher an die Reihe gekommen wäre.
book-e-TurnGivenBack = Die Reizung ist nicht zu Ende. Sie geht zu dem zurück, der ausgelassen wurde, und alle Pass danach sind aufgehoben. Die Seite, die außer Reihenfolge gepasst hat, darf sie nicht verwerten.
book-e-AuctionStands = Das Ausspiel liegt offen. Die Reizung ist damit zu Ende und bleibt, wie sie ist.
book-e-NotDealtAgain = Alle haben gepasst. Stecken Sie die Karten zurück; neu gegeben wird nicht.
book-e-DummyMay = Das darf der Dummy.
book-e-DummyWaits = Solange gespielt wird, weist der Dummy auf keine Regelwidrigkeit hin und ruft mich nur, wenn jemand anders darauf hingewiesen hat.
book-e-OnlyDeclarerAsked = Das darf der Dummy nur den Alleinspieler fragen, nie einen Gegenspieler.
book-e-RevokeIsARevoke = War es ein Revoke, wird es behandelt wie jedes andere.
book-e-DummyTakesNoPart = Der Dummy spielt nicht mit und sagt nichts zum Spiel. Es geht weiter.
book-e-LeadWasMade = Der Alleinspieler hat aus der falschen Hand ausgespielt, und daran ändert nichts, was der Dummy sagt. Die Gegenspieler dürfen das Ausspiel annehmen oder zurücknehmen lassen.
book-e-DefendersChooseHand = Der Dummy durfte das nicht mehr sagen. Jeder Gegenspieler darf jetzt bestimmen, aus welcher der beiden Hände der Alleinspieler ausspielen muss.
book-e-CorrectedAndCounts = Der Dummy durfte nicht mehr fragen. Hat der Alleinspieler die Farbe noch, war es ein Revoke, und es muss jetzt bedient werden. Nach dem Spiel gehen dann Stiche über, als wäre es vollendet.
book-e-NotPutRightNow = Der Dummy durfte darauf nicht mehr hinweisen. Jetzt wird nichts berichtigt, es geht weiter. Danach nehme ich den Gegenspielern, was ihnen ihre Regelwidrigkeit eingebracht hat; die Seite des Alleinspielers behält ihren Score.
book-e-RightsLost = Ab jetzt darf der Dummy den Alleinspieler nicht mehr warnen oder nach einem Revoke fragen und auf keine Regelwidrigkeit mehr hinweisen. Es geht weiter.
book-e-TakenAsFound = Ich habe abgewogen, was Sie mir gesagt haben, und entscheide nach dem, was wahrscheinlicher ist.
book-e-SoThatPlayGoesOn = Was geschehen ist, lässt sich nicht klären. Ich entscheide so, dass Sie weiterspielen können.
book-e-OnlyDirectorDecides = Entscheiden darf nur die Turnierleitung, nicht die Spieler selbst.
book-e-SettlementUndone = Was Sie selbst geregelt haben, ist aufgehoben. Jetzt geht es nach den Regeln weiter.
book-e-SettlementStands = Was Sie selbst geregelt haben, lasse ich gelten.
book-e-RectificationForfeited = Die unschuldige Seite hat gehandelt, bevor ich gerufen wurde, und damit ihr Recht auf Berichtigung verloren.
book-e-RectificationKept = Es wurde gehandelt, bevor ich gerufen war, aber das hat niemandem geschadet. Das Recht auf Berichtigung bleibt.
book-e-GainTakenAway = { $side } behält nicht, was dadurch gewonnen wurde. Die andere Seite behält ihren Score vom Tisch.
book-e-ErrorPutRight = Der Fehler lag bei mir. Er wird in Ordnung gebracht, und das Board wird normal gewertet.
book-e-AppealTaken = Ich nehme Ihren Protest entgegen. Das Schiedsgericht kann mein Ermessen überprüfen, in Regelfragen aber meine Entscheidung nicht aufheben.
book-e-BothMustAppeal = Dem Protest muss auch Ihr Partner zustimmen.
book-e-AppealTooLate = Die Protestfrist ist abgelaufen.
book-e-MayAppeal = Gegen diese Entscheidung können Sie Protest einlegen.
book-e-RectifiedAllTheSame = Ich weiß jetzt davon, also wird die Regelwidrigkeit behandelt, wie die Regeln es vorsehen.
book-e-SeenAndRectified = Ich habe es selbst gesehen. Auch wenn mich niemand gerufen hat, wird es behandelt, wie die Regeln es vorsehen.
book-e-NoGainFor = Wer hier zuschaut, kam mit { $side }; deshalb hat diese Seite davon keinen Vorteil.
book-e-OneHandOnly = Sie dürfen nur in ein Blatt sehen. Bitte bleiben Sie dahinter.
book-e-SilentOrGo = Bitte seien Sie still, oder verlassen Sie den Tisch.
book-e-SpectatorMayAnswer = Sie dürfen die Frage beantworten, denn ich habe Sie gefragt.

## Scores

book-matchpoints = { $points } von { $top } Matchpunkten
book-imps = { $points } { $n ->
    [one] IMP
   *[other] IMPs
}
book-points = { $points } Punkte
book-average-plus = { $percent } %, Durchschnitt plus
book-average = { $percent } %, Durchschnitt
book-average-minus = { $percent } %, Durchschnitt minus

## The finding and its grounds

book-finding = Ihr Urteil
book-grounds = Ihre Begründung
book-grounds-why = Schreiben Sie in einem Satz, warum. Er steht auf der Entscheidung, und ein Schiedsgericht wird ihn lesen.
book-grounds-missing = Zu einem Urteil gehört seine Begründung.
book-found = { $question } { $answer } – { $grounds }
book-whose = Diese Urteile sind Ihre eigenen. Das Programm hat keine dieser Fragen beantwortet.
book-appeal = Sagen Sie beiden Seiten, dass sie Protest einlegen können, und bis wann.
book-others-compare = Auch die anderen Tische werden damit verglichen, im selben Verhältnis.

## The form

book-answer = Ihre Antwort
book-go-on = Weiter

## Said after a claim or concession

book-e-NothingClaimed = Es ging nur um diesen Stich. Geclaimt ist nichts; es wird weitergespielt.
book-e-NoConcession = Das ist weder ein Claim noch eine Aufgabe. Nehmen Sie Ihre Karten wieder auf; es wird weitergespielt.
book-e-NoPenaltyCards = Karten, die dabei gezeigt wurden, sind keine Strafkarten.
book-e-PlayStops = Das Spiel ist zu Ende. Niemand spielt mehr eine Karte; bitte legen Sie alle vier Ihr Blatt offen hin.
book-e-AllPlayOn = Sie wollen alle vier weiterspielen. Der Claim gilt nicht mehr, und es zählt das Ergebnis am Tisch. Was Sie gesehen haben, dürfen Sie verwerten.
book-e-RevokeFirst = Zuerst bringen wir das Revoke in Ordnung, und von dort aus sehen wir uns dann den Claim an.
book-e-RevokeEstablished = Mit dem Claim ist das Revoke vollendet und wird nicht berichtigt. Erst wird über den Claim entschieden, danach darüber, was das Revoke kostet.
book-e-ClaimHolds = Bei keinem normalen Spiel wäre ein geclaimter Stich verloren gegangen.
book-e-MoreThanClaimed = Es waren mehr Stiche sicher, als geclaimt wurden; was bei keinem normalen Spiel verloren geht, ist nicht abgegeben.
book-e-AsStated = Ich folge dem, was beim Claim gesagt wurde, so weit es geht.
book-e-PenaltyCardBinds = Bei diesen Stichen gilt die Strafkarte als bei der ersten erlaubten Gelegenheit gespielt.
book-e-DutiesBind = Auch bei diesen Stichen gilt, was die Gegenspieler bindet: Strafkarten und beschränkte Ausspiele.
book-e-Awarded = { $n ->
    [0] { $side } bekommt keinen der restlichen Stiche. Die Gegner bekommen sie alle.
    [one] { $side } bekommt einen der restlichen Stiche. Was übrig bleibt, bekommen die Gegner.
   *[other] { $side } bekommt { $n } der restlichen Stiche. Was übrig bleibt, bekommen die Gegner.
}
book-e-CouldNormally = { $seat } hätte auch { $card } spielen können: Das ist normales Spiel, und nichts, was gesagt wurde, schließt es aus.
book-e-TrumpWasOut = { $seat } hatte noch { $card }. Diese Karte wurde nicht erwähnt und kann vergessen worden sein.
book-e-DoubtAgainstClaim = Was zweifelhaft ist, geht gegen die Seite, die geclaimt hat.
book-e-OnlyByLuck = Ohne erklärten Spielplan wäre mehr nur mit Glück zu holen, und Glück zählt nicht für die Seite, die geclaimt hat.
book-e-AgreementStands = Was vereinbart war, bleibt.
book-e-TricksBack = { $n ->
    [one] { $side } bekommt den Stich, der dieser Seite zusteht.
   *[other] { $side } bekommt die { $n } Stiche, die dieser Seite zustehen.
} Der Score wird geändert.
book-e-ConcessionStands = Die aufgegebenen Stiche bleiben bei der anderen Seite.
