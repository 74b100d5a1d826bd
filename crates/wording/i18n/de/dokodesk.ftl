# Der Schiedsrichtertisch für Doppelkopf: Anlässe, Fragen, Entscheidungen.

## Anlässe in den Worten der Spieler

doko-topic-LeadOutOfTurn = Jemand hat aufgespielt, obwohl er nicht dran war
doko-topic-Revoke = Jemand hat nicht bedient
doko-topic-Call = Eine Ansage oder Absage war nicht erlaubt
doko-topic-ExposedCard = Eine Karte ist heruntergefallen oder wurde gezeigt
doko-topic-Dealing = Beim Mischen, Abheben oder Geben ging etwas schief
doko-topic-PlayedEarly = Jemand hat vorgeworfen, also zugegeben, bevor er dran war
doko-topic-TwoCards = Zwei Karten auf einmal gelegt, oder eine zurückgenommen
doko-topic-Query = „Gesund“ oder „Vorbehalt“ war falsch
doko-topic-Naming = Ein Solo oder eine Hochzeit wurde falsch getauft
doko-topic-Tricks = Stiche angesehen oder aufgedeckt, oder unerlaubt abgekürzt
doko-topic-Talking = Reden, lautes Zählen, Zuschauer, ein Abbruch
doko-topic-List = Die Liste oder die Plätze stimmen nicht

## Was genau geschehen ist; davor steht, wer es war

doko-act-WrongDealer = der falsche Spieler hat gegeben
doko-act-BadCut = nicht oder zu knapp abgehoben, oder danach noch gemischt
doko-act-TurnedUp = beim Geben eine Karte aufgedeckt
doko-act-Packets = nicht viermal drei Karten gegeben
doko-act-WrongCount = falsche Kartenzahl
doko-act-BeforeRelease = vor der Freigabe der Runde begonnen
doko-act-SaidOutOfTurn = „gesund“ oder „Vorbehalt“ außer der Reihe gesagt
doko-act-SlipOfTheTongue = sich versprochen und es sofort berichtigt
doko-act-OtherWords = „weg“ oder „weiter“ statt „gesund“ gesagt
doko-act-VorbehaltTakenBack = einen Vorbehalt zurückgenommen
doko-act-GesundToHochzeit = nach „gesund“ doch eine Hochzeit angemeldet
doko-act-GesundToSolo = nach „gesund“ doch ein Solo angemeldet
doko-act-NamedEarly = seinen Vorbehalt getauft, bevor die Abfrage zu Ende war
doko-act-NamedBeaten = seinen Vorbehalt getauft, obwohl ein anderer Vorrang hat
doko-act-NamedAnother = nach dem ersten noch ein anderes Solo getauft
doko-act-SoloToHochzeit = nach einem getauften Solo doch eine Hochzeit angemeldet
doko-act-HochzeitWithoutAlten = eine Hochzeit ohne beide Kreuz-Damen angemeldet
doko-act-LeadOutOfTurn = aufgespielt, ohne an der Reihe zu sein
doko-act-PlayedEarly = vorgeworfen
doko-act-Revoke = nicht bedient
doko-act-CardTakenBack = eine gespielte Karte zurückgenommen
doko-act-TwoCards = zwei Karten auf einmal gelegt
doko-act-LookedAtTricks = Stiche angesehen, die nicht mehr angesehen werden dürfen
doko-act-UncoveredTricks = Stiche aufgedeckt oder nachgezählt
doko-act-CardDisputed = es ist strittig, wer welche Karte gespielt hat
doko-act-Shortened = abgekürzt
doko-act-Exposed = eine Karte gezeigt oder fallen lassen
doko-act-CallLate = zu spät angesagt, oder abgesagt ohne gültige Erstansage
doko-act-CallEarly = angesagt, bevor das Spiel feststand oder die Hochzeit geklärt war
doko-act-CallRepeated = die Ansage seines Partners wiederholt
doko-act-CallSaidAgain = die eigene Ansage wegen Lärm wiederholt
doko-act-CallOtherParty = „Re“ statt „Kontra“ gesagt oder umgekehrt
doko-act-CountedAloud = Trümpfe oder Augen laut mitgezählt
doko-act-Remark = durch Worte, Gesten oder Zögern etwas verraten
doko-act-Incited = einen anderen zu einem Verstoß verleitet
doko-act-Warned = vor einem Verstoß gewarnt, der noch nicht geschehen war
doko-act-BrokenOff = ein Spiel ohne Schiedsrichter abgebrochen
doko-act-Spectator = ein Zuschauer hat sich eingemischt
doko-act-WrongEntry = ein falscher Eintrag in der Liste
doko-act-WrongColumn = ein Solo in der falschen Spalte
doko-act-WrongSeat = ein falscher Platz oder ein falscher Tisch
doko-act-WrongDraw = die Plätze oder Tische wurden falsch ausgelost

## Fragen

doko-q-table = Wie viele sitzen am Tisch?
doko-q-dealer = Wer hat dieses Spiel gegeben?
doko-q-sits-out-too = Wer setzt außer dem Geber aus?
doko-q-offender = Wer war es?
doko-q-act = Was genau ist geschehen?
doko-q-claimed = Wer hat rechtzeitig reklamiert?
doko-q-rest-certain = Sind einer Partei alle restlichen Stiche sicher, egal wie gespielt wird?
doko-q-already-won = Hat eine Partei mit ihren vollständigen Stichen schon gewonnen?
doko-q-soloist = Ist ein Solo bekannt, und wer spielt es?
doko-q-party-of = Zu welcher Partei gehört Platz { $by }?
doko-q-absagen = Wie viele Absagen hat die Gegenpartei von Platz { $by } gemacht?
doko-q-clarified = Waren die Parteien für alle vier geklärt, als es geschah?
doko-q-partner-of = Wer war der Partner von Platz { $by }?
doko-q-can-decide = Kann das, was Platz { $by } getan hat, entscheiden, wer gewinnt?
doko-q-partner-profits = Kann ein Partner von Platz { $by } daraus entscheidenden Nutzen ziehen?
doko-q-may-harm = Kann das, was Platz { $by } getan hat, dem Solisten schaden?
doko-q-pflichtsolo = Ist das Solo ein Pflichtsolo?
doko-q-time-up = Ist die Spielzeit der Runde abgelaufen?
doko-q-forced = Ist es eine Vorführung, also ein Pflichtsolo, das jetzt gespielt werden muss?
doko-q-should-have-dealt = Wer hätte geben müssen?
doko-q-second-card = Liegt schon die zweite Karte des ersten Stichs?
doko-q-taken-up = Hatte der, der es beanstandet, seine Karten schon aufgenommen?
doko-q-taking-up = Wurde es beim Aufnehmen der Karten bemerkt?
doko-q-dealers-fault = War der Geber wenigstens mitschuldig?
doko-q-first-card = Ist schon eine Karte aufgespielt?
doko-q-also-wrong = Bei wem stimmt die Zahl der Karten sonst noch nicht?
doko-q-in-time = Durfte Platz { $by } das noch ändern?
doko-q-remark-helps = Kann die Äußerung von Platz { $by } einer Partei nützen?
doko-q-highest = Stand fest, dass niemand Vorrang vor Platz { $by } hat?
doko-q-played-so = Wird schon gespielt, was Platz { $by } getauft hat?
doko-q-first-trick = War es das Aufspiel zum ersten Stich?
doko-q-high-card = War es eine Herz-Zehn, eine Kreuz-Dame oder ein Karo-Ass, oder wurde dabei angesagt?
doko-q-last-trick = War es der letzte Stich?
doko-q-next-trick-led = Wurde seitdem schon zum nächsten Stich aufgespielt?
doko-q-played-since = Hat nach dieser Karte schon ein anderer gespielt?
doko-q-could-follow = Konnte Platz { $by } bedienen?
doko-q-card-allowed = Durfte Platz { $by } die zurückgenommene Karte spielen?
doko-q-reconstructed = Zeigen die Stiche und Blätter, wer welche Karte gespielt hat?
doko-q-handed-over = Hat Platz { $by } seine Karten den anderen übergeben?
doko-q-claim-holds = Macht Platz { $by } die beanspruchten Stiche gegen jede Gegenwehr?
doko-q-rest-augen = Wie viele Augen bekommt Platz { $by } aus den nicht mehr gespielten Karten?
doko-q-rest-tricks = Wie viele der nicht mehr gespielten Stiche bekommt Platz { $by }?
doko-q-call-in-time = Kam die Ansage von Platz { $by } doch noch rechtzeitig?
doko-q-says-new = Verrät die Ansage von Platz { $by } etwas Neues?
doko-q-game-found = Stand das Spiel schon fest, und nur die Hochzeit war noch nicht geklärt?
doko-q-party-obvious = War aus dem Spiel klar, zu welcher Partei Platz { $by } gehört?
doko-q-put-right = Hat Platz { $by } es sofort berichtigt?
doko-q-deliberate = Hat Platz { $by } das mit Absicht getan?
doko-q-told-cards = Hat die Warnung von Platz { $by } Karten oder eine Partei verraten?
doko-q-all-agreed = War etwas Schwerwiegendes geschehen, wollen alle vier neu geben, und sind Sie einverstanden?
doko-q-influenced = Hat sich das auf das Spiel ausgewirkt?
doko-q-round-over = Ist die Runde zu Ende?
doko-q-first-game = Ist das erste Spiel der Runde schon aufgeschrieben?

## Wer gefragt wird, und was man nicht laut fragt

doko-ask-table = Zählen Sie auch mit, wer keine Karten hat.
doko-ask-dealer = Am Tisch mit fünf oder mehr setzt der Geber aus. Er hat keine Karten und darf nichts reklamieren.
doko-ask-sits-out-too = Wer aussetzt, hat keine Karten und darf ebenfalls nichts reklamieren.
doko-ask-offender = Lassen Sie es sich vom Tisch sagen; es spricht immer nur einer. Über Karten wird nicht geredet.
doko-ask-act = Lassen Sie einen erzählen, dann die anderen ergänzen. Niemand nennt Karten oder Parteien.
doko-ask-claimed = Hören Sie nur, wer reklamiert; ob er es darf, ergeben die nächsten Fragen. Wer sitzt, darf es nie. Wer weiterspielt, ansagt, weiter abfragt oder die Berichtigung annimmt, nachdem alle es bemerken konnten, darf es nicht mehr. Bis dahin verliert niemand sein Recht. Reklamieren zwei im selben Augenblick, geht es zuerst um den früheren Verstoß.
doko-ask-rest-certain = Fragen Sie niemanden, sehen Sie selbst in alle Blätter. Maßgebend ist, wie die Karten wirklich verteilt sind. Einem Solisten sind die Stiche auch dann sicher, wenn er sie nur in der Reihenfolge macht, die er vorher angegeben hat.
doko-ask-already-won = Zählen Sie selbst und leise nach, nur die Stiche vor dem Verstoß und mit den Absagen beider Parteien.
doko-ask-soloist = Es zählt, was der ganze Tisch weiß: ein getauftes Solo, eine stille Hochzeit erst, wenn die zweite Kreuz-Dame liegt, und ein Hochzeiter, dem die ersten drei Stiche gehören. Nach Kreuz-Damen wird nicht gefragt.
doko-ask-party-of = Sehen Sie selbst ins Blatt. Fragen Sie niemals, wer eine Kreuz-Dame hat.
doko-ask-absagen = „Re“ und „Kontra“ zählen nicht, übersprungene Absagen zählen mit. Ist die Partei von Platz { $by } nicht bekannt, sehen Sie selbst ins Blatt.
doko-ask-clarified = Maßgebend ist der Augenblick, in dem es geschah. Eine einzelne Kreuz-Dame oder Ansage genügt nicht; für jeden der vier muss es festgestanden haben. Es zählt nur, was alle gesehen und gehört hatten.
doko-ask-can-decide = Das beurteilen Sie allein. Es genügt, dass ein entscheidender Vorteil möglich ist; eingetreten sein muss er nicht.
doko-ask-partner-profits = Das beurteilen Sie allein. Fragen Sie nicht, wer mit wem spielt.
doko-ask-may-harm = Das beurteilen Sie allein; es genügt, dass es ihm schaden kann.
doko-ask-list = Sehen Sie in die Liste.
doko-ask-time = Es gilt die Uhr der Turnierleitung, mit der Zeit, die dem Tisch zugegeben wurde. Wird ohne Uhr gespielt, ist sie nie abgelaufen.
doko-ask-look = Sehen Sie auf den Tisch.
doko-ask-all-four = Fragen Sie alle vier, einen nach dem anderen.
doko-ask-all = Fragen Sie alle am Tisch, einen nach dem anderen, auch den Geber.
doko-ask-count = Jeder zählt verdeckt seine eigenen Karten und sagt nur die Zahl.
doko-ask-in-time = Ändern darf man, bis der Nächste gesprochen hat; der Letzte, bis angesagt oder aufgespielt ist oder nach den Soli gefragt wird.
doko-ask-call-in-time = Wer ansagt, muss mindestens so viele Karten auf der Hand haben: elf für Re und Kontra, zehn für keine 90, neun für keine 60, acht für keine 30, sieben für schwarz. Eine Erwiderung, nur Re oder Kontra, braucht eine Karte weniger als die An- oder Absage, auf die sie antwortet. Klärt sich eine Hochzeit erst im zweiten Stich, genügt überall eine Karte weniger, im dritten zwei. Eine Absage braucht eine rechtzeitige Erstansage.
doko-ask-highest = Wer sein Pflichtsolo tauft und es noch schuldet, hat nur die zu fürchten, die vor ihm sitzen und es auch noch schulden; wer es gespielt hat und ein Lustsolo tauft, jeden Vorbehalt vor ihm und jedes offene Pflichtsolo. Wer eine Hochzeit hat, hat jeden anderen Vorbehalt zu fürchten, auch einen hinter ihm.
doko-ask-cards = Es kommt darauf an, was der Tisch gesehen hat. In die Blätter muss dafür niemand sehen.
doko-ask-could-follow = Sehen Sie selbst ins Blatt. Fragen Sie nicht laut, und lassen Sie sich nichts anmerken.
doko-ask-reconstructed = Sehen Sie die Stiche selbst durch, einen nach dem anderen, und lassen Sie niemanden mitsehen.
doko-ask-shortening = Sehen Sie selbst in alle Blätter. Der Solist spielt in der angegebenen Reihenfolge, sonst von oben; die anderen wehren sich, so gut es geht.
doko-ask-proved = Bewiesen ist: mindestens { $least } und höchstens { $most }.
doko-ask-yourself = Das beurteilen Sie allein; fragen Sie niemanden.
doko-ask-party-obvious = Es zählt nur, was alle gesehen und gehört haben. Fragen Sie niemals, wer eine Kreuz-Dame hat.
doko-ask-deliberate = Sprechen Sie mit Platz { $by } allein, nicht vor den anderen.
doko-ask-round-over = Zu Ende ist sie, wenn am Tisch niemand mehr nachprüfen will.

## Antworten

doko-yes = ja
doko-no = nein
doko-seat = Platz { $by }
doko-claimed-yes = jemand, der es darf
doko-claimed-no = niemand, es wurde weitergespielt
doko-claimed-corrected = niemand, es wurde vorher berichtigt, und die anderen haben das angenommen
doko-no-solo = nein, kein Solo
doko-no-party = nein, keine
doko-nobody-else = bei niemandem

## Die Entscheidung, zum Vorlesen

doko-did = Platz { $by }: { $what }.
doko-happened = Es geht um Folgendes: { $what }.
doko-class-Unerheblich = Das ist unerheblich und kostet nichts.
doko-class-Geringfuegig = Das ist ein geringfügiger Verstoß.
doko-class-Decided = Das Spiel war schon entschieden. Der Verstoß kostet deshalb nur so viel wie ein geringfügiger.
doko-class-Schwerwiegend = Das ist ein schwerwiegender Verstoß.
doko-points = Platz { $by } { $points }
doko-penalty = Strafpunkte: { $points }.
doko-legal = Das war erlaubt und hat keine Folgen.
doko-goes-on = Es geht weiter.
doko-not-played = Das Spiel wird abgebrochen und gilt als nicht gespielt.
doko-pflichtsolo-open = Das Pflichtsolo von Platz { $by } bleibt offen.
doko-same-dealer = Derselbe gibt noch einmal.
doko-next-dealer = Danach gibt der Nächste.
doko-deal-goes-on = Danach geht das Geben weiter wie nach einem zu Ende gespielten Spiel.
doko-not-repeated = Die Zeit ist um: Für dieses Spiel wird nicht noch einmal gegeben.
doko-as-played = Das Spiel wird abgebrochen, das Solo gilt als gespielt. Aufgeschrieben werden nur die Strafpunkte.
doko-rest-to = Das Spiel wird abgebrochen. Alle Stiche von hier an bekommt { $party }, und so wird abgerechnet.
doko-no-sonderpunkte = Neue Sonderpunkte gibt es nicht.
doko-played-out = Platz { $by } darf abkürzen. Platz { $by } spielt in der angegebenen Reihenfolge, sonst von oben, und die anderen wehren sich, so gut es geht. Was dabei herauskommt, wird gewertet.
doko-redeal = Es wird neu gemischt, abgehoben und gegeben, vom selben Geber. In die Liste kommt nichts.
doko-redeal-by = Es wird neu gemischt und abgehoben, und Platz { $by } gibt. In die Liste kommt nichts.
doko-dealer-order = Danach geht es mit dem Geben so weiter, als hätte Platz { $by } gegeben.
doko-stands = Was geschehen ist, gilt.
doko-may-not-claim = Platz { $by } darf das nicht reklamieren, das dürfen hier nur die Gegner. Solange keiner von ihnen reklamiert, gilt es als nicht reklamiert.
doko-counts-as-gesund = Was Platz { $by } gesagt hat, gilt als „gesund“.
doko-as-reconstructed = Es gilt, was die Stiche und Blätter zeigen.
doko-referee-decides = Wie es weitergeht, entscheidet der Schiedsrichter.
doko-card-back = Platz { $by } nimmt die Karte zurück und spielt eine erlaubte, sobald Platz { $by } an der Reihe ist.
doko-picked-up = Platz { $by } steckt die Karte wieder ein und muss sie nicht spielen.
doko-later-cards-back = Auch die danach gespielten Karten gehen zurück ins Blatt, und jeder wählt neu.
doko-trick-stands = Der Stich bleibt, wie er liegt; keine Karte geht zurück.
doko-must-be-played = Die Karte bleibt offen vor Platz { $by } liegen und muss gespielt werden, sobald Platz { $by } an der Reihe ist.
doko-card-stays = Die Karte von Platz { $by } bleibt gespielt.
doko-intended-played = Gespielt ist die Karte, die Platz { $by } spielen wollte, im Zweifel die zuerst sichtbare. Die andere geht zurück ins Blatt und muss nicht gespielt werden.
doko-call-void = Die Ansage von Platz { $by } ist ungültig.
doko-saying-void = Was Platz { $by } getauft hat, zählt nicht; die Abfrage geht weiter.
doko-counts = Es gilt, was Platz { $by } zuletzt gesagt hat.
doko-still-with-both = Mit beiden Kreuz-Damen ist das eine stille Hochzeit.
doko-solo-stands = Es bleibt beim Solo von Platz { $by }.
doko-first-naming-stands = Für Platz { $by } bleibt es bei dem zuerst getauften Solo.
doko-change-allowed = Platz { $by } darf die Hochzeit noch anmelden.
doko-change-refused = Für Platz { $by } bleibt es bei „gesund“.
doko-bound-to-play = Platz { $by } muss spielen, wenn kein anderer Vorrang hat: ein Solo, oder mit beiden Kreuz-Damen eine Hochzeit.
doko-corrected = Für Platz { $by } gilt, was berichtigt wurde.
doko-warning = Platz { $by } wird ermahnt.
doko-schiedsgericht = Ob Platz { $by } unsportlich gehandelt hat, entscheidet das Schiedsgericht.
doko-list-corrected = Die Liste wird berichtigt.
doko-by-management = Die Runde ist zu Ende. Berichtigen darf nur noch die Turnierleitung, mit einem Vermerk.
doko-start-again = Die Runde beginnt von vorn, auf den richtigen Plätzen.
doko-draw-again = Es wird neu ausgelost, und die Runde beginnt von vorn.
doko-spectator-removed = Der Zuschauer verlässt den Tisch.

## Bis wann man etwas dagegen sagen kann

doko-until-PlayedOn = Reklamieren kann jeder nur, bis er selbst weiterspielt, ansagt, weiter abfragt oder die Berichtigung annimmt. Bevor alle es bemerken konnten, verliert niemand sein Recht.
doko-until-SecondCard = Beanstanden kann man das, bis die zweite Karte des ersten Stichs liegt.
doko-until-TakenUp = Beanstanden kann man das nur, bevor man seine Karten aufnimmt.
doko-until-TakingUp = Beanstanden kann man das nur, während man seine Karten aufnimmt.
doko-until-FirstCard = Bis zum ersten Aufspiel kostet das nichts; danach ist es ein Verstoß.
doko-until-RoundOver = Berichtigt wird das, bis die Runde zu Ende ist.
doko-until-FirstScore = Von vorn begonnen wird nur, bis das erste Spiel der Runde aufgeschrieben ist.
doko-until-Always = Eine Frist dafür gibt es nicht.

## Der Rahmen

doko-desk-title = Schiedsrichtertisch Doppelkopf
doko-desk-stop = Bitte das Spiel ruhen lassen: Der offene Stich bleibt liegen, alles andere verdeckt, und niemand spricht über das Spiel.
doko-desk-deadline = Frist
doko-desk-rules = Regeln
doko-desk-open = Hier lassen die Regeln zwei Lesarten zu
doko-desk-ours = Das legen die Regeln nicht fest. So schlägt es das Programm vor; der Schiedsrichter kann anders entscheiden.
doko-desk-referee = Hier entscheidet der Schiedsrichter oder das Schiedsgericht, nicht dieses Programm.
doko-desk-appeal = Einspruch ist nur sofort möglich, beim Schiedsgericht; bis dahin ruht das Spiel.
doko-desk-write-down = In die Liste: die Strafpunkte getrennt von den Spielpunkten; der Schiedsrichter zeichnet sie ab.

## Was nicht geschehen sein kann

doko-event-not-offered = „{ $what }“ steht für Platz { $by } nicht zur Wahl
doko-event-not-in-hand = { $card } ist nicht oder nicht mehr im Blatt von Platz { $by }
doko-event-no-cards = Platz { $by } hat in diesem Spiel keine Karten
doko-event-over = das Spiel ist zu Ende
doko-event-frozen = ein Verstoß ist reklamiert; bis zur Entscheidung des Schiedsrichters ruht das Spiel
doko-event-not-found = das Spiel steht noch nicht fest
doko-event-out-of-turn = dieser Spieler ist nicht an der Reihe, etwas zu sagen
doko-event-too-late = was gesagt ist, lässt sich nicht mehr ändern: der nächste hat gesprochen, oder es wird schon gespielt
doko-event-bound = ein Vorbehalt, der nicht rechtzeitig zurückgenommen wurde, ist ohne beide Kreuz-Damen ein Solo
doko-event-not-queried = dieser Spieler wird nicht gefragt
doko-event-no-vorbehalt = ohne Vorbehalt wird kein Spiel getauft
doko-event-beaten = ein anderer Spieler hat Vorrang
doko-event-not-certain = es steht noch nicht fest, dass niemand Vorrang hat
doko-event-pflicht-played = das Pflichtsolo dieser Runde ist gespielt; ein weiteres Solo ist ein Lustsolo
doko-event-pflicht-owed = das erste Solo eines Spielers in der Runde ist sein Pflichtsolo
doko-event-not-both = eine Hochzeit braucht beide Kreuz-Damen
doko-event-solo-first = eine Hochzeit wird nur gespielt, wenn niemand ein Solo will
doko-event-vorgefuehrt = hier wird ein Pflichtsolo vorgeführt; gefragt wird nicht
doko-event-named = ein Spiel ist schon getauft; was zuerst getauft wurde, gilt
doko-event-which-side = für welche Partei Platz { $by } ansagt, muss dabeistehen; niemand weiß, wohin dieser Spieler gehört
doko-event-cards-in-hand = Platz { $by } hat { $held } Karten auf der Hand, nicht { $told }
doko-event-nothing-to-take-back = von diesem Spieler liegt keine solche Karte auf dem Tisch
doko-event-nothing-to-claim = es gibt keinen Verstoß, der noch reklamiert werden kann; wer einen vermutet, den niemand sehen konnte, muss den Spieler nennen
doko-event-no-right = Platz { $by } darf das nicht reklamieren: Sind die Parteien geklärt, dürfen es nur die Gegner, sonst die drei anderen
doko-event-right-lost = Platz { $by } hat weitergespielt und darf das nicht mehr reklamieren
doko-event-has-shortened = Platz { $by } hat abgekürzt und darf nichts mehr reklamieren, was davor geschehen ist
doko-event-no-partner = Platz { $by } darf Platz { $other } nicht fragen; das ist kein feststehender Partner, der reklamieren darf
doko-event-not-asked = Platz { $by } wurde nicht gefragt
doko-event-which-player = um wen es bei „{ $what }“ geht, muss dabeistehen; offen ist eine andere Frage
doko-event-no-soloist = nur ein Solist darf abkürzen, und nur, wenn alle wissen, dass er allein spielt
doko-event-order = in der genannten Reihenfolge ist eine Karte, die nicht im Blatt ist
doko-event-no-trick = liegen bleiben kann nur ein Stich, der gerade gemacht wurde
doko-event-recorded = die Karten sind aufgeschrieben; der Tisch zählt sie selbst
doko-event-parties = die Spieler von Re passen nicht zu dem Spiel, das feststeht
doko-event-called-more = { $party } hat mehr als das angesagt
doko-event-no-such-game = das Spiel „{ $what }“ gibt es nicht
doko-event-third = { $card } kommt ein drittes Mal vor, jede Karte gibt es aber nur zweimal
