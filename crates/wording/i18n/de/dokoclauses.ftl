# Was jede Regel des Doppelkopfs sagt, in eigenen Worten: kurzer Name, dann ein bis drei Sätze. S… steht
# auf dem Regelblatt des Turniers, T… nur in den Turnier-Spielregeln. Am Ende die offenen Punkte.

## Runde, Blatt, gleiche Karten

doko-clause-S1_1 = Drei Runden
    .text = Das Turnier geht über drei Runden.
doko-clause-S1_2 = Zwanzig Spiele am Vierertisch
    .text = Am Vierertisch werden in einer Runde 20 Spiele gezählt. Mit den vier Pflichtsoli stehen am Ende 24 auf der Liste.
doko-clause-S1_3 = Fünfundzwanzig Spiele am Fünfertisch
    .text = Am Fünfertisch werden 25 Spiele gezählt; mit den fünf Pflichtsoli sind es 30.
doko-clause-S1_4 = Jeder kommt auf zwanzig
    .text = Nach den gezählten Spielen einer Runde hat jeder genau 20 davon mitgespielt, gleich an welchem Tisch. Am Fünfertisch hat er fünf ausgesetzt.
doko-clause-S1_5 = Dazu ein Pflichtsolo
    .text = Neben den 20 Spielen hat jeder in jeder Runde sein Pflichtsolo. Bei den 20 zählt es nicht mit.
doko-clause-S1_6 = Das Blatt
    .text = Im Spiel sind 48 Karten, von der Neun bis zum Ass, jede doppelt; jeder bekommt zwölf. Spielen kann man nur, was man auf der Hand hat.
doko-clause-S1_7 = Zwei gleiche Karten
    .text = Von zwei gleichen Karten in einem Stich ist die frühere die höhere. Das gilt auch für die Herz-10 und auch im letzten Stich.

## Soli: Pflicht, Vorrang, Aufspiel, nächster Geber

doko-clause-S2_1 = Ein Pflichtsolo für jeden
    .text = Um sein Pflichtsolo kommt keiner herum, und zwar in jeder Runde.
doko-clause-S2_2 = Das erste Solo ist das Pflichtsolo
    .text = Wer in der Runde zum ersten Mal ein Solo spielt, spielt damit sein Pflichtsolo, ob er will oder nicht. Ein Lustsolo hat er erst danach.
doko-clause-S2_3 = Das Pflichtsolo geht vor
    .text = Ein Pflichtsolo geht jedem Lustsolo vor. Bei mehreren Vorbehalten wird deshalb reihum zuerst nach dem Pflichtsolo gefragt und nur dann nach dem Lustsolo, wenn alle verneinen.
doko-clause-S2_4 = Pflichtsolo vor Hochzeit
    .text = Gegen ein Pflichtsolo kommt keine Hochzeit durch. Wer beide Kreuz-Damen hat, spielt dann einfach bei Kontra mit.
doko-clause-S2_5 = Hochzeit nur, wenn keiner ein Solo will
    .text = Eine Hochzeit gibt es nur, wenn niemand ein Solo spielt. Bei mehreren Vorbehalten ist immer ein Solo dabei, also fällt sie dann aus.
doko-clause-S2_6 = Zwei Soli vom selben Rang
    .text = Wollen mehrere ein Solo vom selben Rang spielen, entscheiden die Plätze hinter dem Geber. Der Vorbehalt der anderen ist damit erledigt und wird nicht mehr getauft.
doko-clause-S2_7 = Wer weiter vorn sitzt
    .text = Gezählt wird im Uhrzeigersinn: Der linke Nachbar des Gebers kommt zuerst, der Geber zuletzt. Wer eher kommt, hat das Spiel.
doko-clause-S2_8 = Solo vor Normalspiel
    .text = Sobald einer ein Solo spielen will, wird kein Normalspiel gespielt.
doko-clause-S2_9 = Aufspiel beim Pflichtsolo
    .text = Zum ersten Stich eines Pflichtsolos spielt der Solist auf, egal, wo er sitzt.
doko-clause-S2_10 = Aufspiel beim Lustsolo
    .text = Beim Lustsolo spielt der linke Nachbar des Gebers auf. Der Solist kommt also nur dann selbst heraus, wenn er dort sitzt.
doko-clause-S2_11 = Nach dem Pflichtsolo gibt derselbe
    .text = Nach einem Pflichtsolo gibt derselbe Geber noch einmal. Zu den 20 oder 25 Spielen der Runde zählt es nicht.
doko-clause-S2_12 = Nach dem Lustsolo geht das Geben weiter
    .text = Ein Lustsolo zählt in der Runde wie ein Normalspiel. Danach gibt der Nächste.

## Soloarten

doko-clause-S3_1 = Fleischloser
    .text = Trumpf gibt es keinen. In jeder Farbe geht es von oben Ass, Zehn, König, Dame, Bube, Neun.
doko-clause-S3_2 = Bubensolo
    .text = Trumpf sind allein die acht Buben, Kreuz vor Pik, Herz und Karo. Die Damen und die Herz-10 stehen in ihrer Farbe.
doko-clause-S3_3 = Damensolo
    .text = Trumpf sind allein die acht Damen, von Kreuz über Pik und Herz bis Karo. Die Buben und die Herz-10 sind Fehl.
doko-clause-S3_4 = Farbsolo: was Trumpf bleibt
    .text = Wie im Normalspiel sind auch im Farbsolo die Herz-10, alle Damen und alle Buben Trumpf.
doko-clause-S3_5 = Farbsolo: die Trumpffarbe
    .text = Der Solist nennt eine der vier Farben, und deren Ass, Zehn, König und Neun werden die kleinen Trümpfe. In Herz fehlt dort die Zehn, denn sie steht schon ganz oben.
doko-clause-S3_6 = Keine Hausregeln
    .text = Andere Spiele gibt es im Turnier nicht: keinen Köhler, keine Armut, kein Schmeißen, keine Schweinchen, keine Bockrunde.

## Hochzeit

doko-clause-S4_1 = Wer der Partner wird
    .text = Mit dem Hochzeiter spielt, wer von den drei anderen als Erster einen Stich macht. Dafür zählen nur die ersten drei Stiche.
doko-clause-S4_2 = Klärungsstich
    .text = Der Stich, der den Partner bringt, ist der Klärungsstich. Ab da ist es ein Normalspiel, zwei gegen zwei.
doko-clause-S4_4 = Der Hochzeiter bleibt allein
    .text = Gehören die ersten drei Stiche alle dem Hochzeiter, geht es für ihn mit denselben Trümpfen allein weiter. Abgerechnet wird wie bei einem Solo; ein Pflichtsolo ist es nicht, und das Spiel zählt in der Runde mit.
doko-clause-S4_5 = Stille Hochzeit
    .text = Eine stille Hochzeit ist erlaubt. Eingetragen wird sie bei den Normalspielen; ein Pflichtsolo, das noch offen ist, bleibt offen.
doko-clause-S4_6 = „Gesund“ mit beiden Alten
    .text = Wer mit beiden Kreuz-Damen „gesund“ sagt, spielt allein gegen drei. Verraten muss er es niemandem.
doko-clause-S4_7 = Keine Ansage vor der Klärung
    .text = In einer angemeldeten Hochzeit wird erst angesagt, wenn die vierte Karte des Klärungsstichs liegt.
doko-clause-S4_8 = Späte Klärung verschiebt die Grenzen
    .text = Klärt der zweite Stich, genügt für jede An- und Absage eine Karte weniger, klärt der dritte, zwei weniger. Bleibt der Hochzeiter allein, ist das wie eine Klärung im dritten Stich.

## Ansagen

doko-clause-S5_1 = Re und Kontra: elf Karten
    .text = Re oder Kontra ansagen kann, wer noch 11 Karten hat oder mehr. Mit der zweiten eigenen Karte ist es dafür zu spät.
doko-clause-S5_2 = Keine 90: zehn Karten
    .text = Für „keine 90“ muss man noch wenigstens 10 Karten halten.
doko-clause-S5_3 = Keine 60: neun Karten
    .text = „Keine 60“ geht mit 9 Karten oder mehr, danach nicht mehr.
doko-clause-S5_4 = Keine 30: acht Karten
    .text = Wer „keine 30“ sagt, hat noch wenigstens 8 Karten auf der Hand.
doko-clause-S5_5 = Schwarz: sieben Karten
    .text = „Schwarz“ lässt sich absagen, solange man 7 Karten oder mehr hält.
doko-clause-S5_6 = Erwiderung
    .text = Wer auf eine An- oder Absage der Gegner antwortet, darf eine Karte weniger haben, als für diese nötig ist. Antworten kann er nur mit Re oder Kontra, nicht mit einer Absage.
doko-clause-S5_7 = Absage nur nach einer Erstansage
    .text = Absagen darf eine Partei erst, wenn sie rechtzeitig Re oder Kontra gesagt hat. Eine Erwiderung, für die es als Erstansage zu spät war, reicht dafür nicht.
doko-clause-S5_8 = Stufen überspringen
    .text = Überspringen darf man beliebig viele Stufen, wenn jede davon in diesem Augenblick noch erlaubt ist. Gezählt werden sie alle. Eine versäumte Stufe holt man so nicht nach.
doko-clause-S5_9 = Ansagen außer der Reihe
    .text = Zum Ansagen muss man nicht am Spiel sein. Es zählt nur, wie viele Karten man selbst noch hat.

## Gewinnen und Punkte

doko-clause-S6_1 = Wer gewonnen hat
    .text = Ohne Absagen braucht Re 121 Augen, Kontra genügen 120. Wer „keine 90“, „keine 60“ oder „keine 30“ sagt, braucht 151, 181 oder 211, für „schwarz“ alle Stiche; den Gegnern reicht es dann, das zu verhindern.
doko-clause-S6_2 = Nur Kontra angesagt
    .text = Hat nur Kontra angesagt, dreht es sich um: Kontra braucht 121 Augen, und Re hat mit 120 gewonnen.
doko-clause-S6_3c = Absagen von Re
    .text = Für jede Stufe, die Re abgesagt hat, bekommt der Gewinner einen Punkt, auch für übersprungene.
doko-clause-S6_3d = Absagen von Kontra
    .text = Jede von Kontra abgesagte Stufe ist einen Punkt wert, und den bekommt, wer das Spiel gewinnt.
doko-clause-S6_4 = Fuchs gefangen
    .text = Geht ein Karo-Ass an die Gegner, ist der Fuchs gefangen, und das gibt ihnen einen Punkt. Im Stich des eigenen Partners ist er sicher.
doko-clause-S6_5 = Doppelkopf
    .text = Ein Stich mit 40 Augen oder mehr ist ein Doppelkopf und bringt einen Punkt.
doko-clause-S6_6 = Karlchen
    .text = Macht ein Kreuz-Bube den letzten Stich, bekommt seine Partei einen Punkt. Wird er überstochen, bringt er niemandem etwas.
doko-clause-S6_7 = Keine Sonderpunkte im Solo
    .text = Fuchs, Doppelkopf und Karlchen gibt es nicht, wenn einer allein spielt: nicht im Solo, nicht in der stillen Hochzeit und nicht, wenn der Hochzeiter allein bleibt.
doko-clause-S6_8 = Gegen die Alten
    .text = Gewinnt Kontra ein Normalspiel, gibt es einen Punkt extra, weil es gegen die Kreuz-Damen ging.

## Vorzeichen

doko-clause-S7_1 = Plus und Minus
    .text = Die Gewinner schreiben ihre Punkte plus, die Verlierer dieselben minus.
doko-clause-S7_2 = Allein zählt dreifach
    .text = Wer allein gegen drei spielt, bekommt oder verliert das Dreifache, jeder der anderen das Einfache.
doko-clause-S7_3 = Wer sitzt, bekommt null
    .text = Für ein Spiel, in dem er sitzt, bekommt ein Spieler weder Plus noch Minus.

## Am Tisch

doko-clause-S8_1 = Platz 1 gibt zuerst
    .text = Das erste Spiel jeder Runde gibt, wer auf Platz 1 sitzt.
doko-clause-S8_2 = Platz 4 führt die Liste
    .text = Am Vierertisch schreibt, wer auf Platz 4 sitzt.
doko-clause-S8_3 = Ein anderer schreibt
    .text = Übernimmt ein anderer freiwillig die Liste, bleibt trotzdem jeder sitzen, wo er sitzt. Auch die Reihenfolge der Geber ändert sich nicht.
doko-clause-S8_4 = Platz 5 führt die Liste
    .text = Am Fünfertisch ist die Liste Sache von Platz 5.

## Nur in den Turnier-Spielregeln: Personen und Karten

doko-clause-T1 = Wer ist wer
    .text = Teilnehmer heißen alle im Turnier, Mitspieler alle am Tisch, Spieler nur die vier mit Karten. Wer sitzt, ist also Mitspieler, aber kein Spieler, und hat deshalb nichts zu reklamieren.
doko-clause-T2_2_2 = Augen
    .text = Das Ass zählt 11 Augen, die Zehn 10, der König 4, die Dame 3, der Bube 2 und die Neun nichts. Alle Karten zusammen haben 240.
doko-clause-T2_3 = Trumpf und Fehl
    .text = Jede Karte ist Trumpf oder Fehl, und der kleinste Trumpf sticht das höchste Fehl. Im Normalspiel führt die Herz-10, dann kommen die Damen und die Buben, jeweils Kreuz, Pik, Herz, Karo, und zuletzt Karo-Ass, -Zehn, -König und -Neun.
doko-clause-T2_4 = Re und Kontra
    .text = Re sind die beiden mit einer Kreuz-Dame, im Solo der Solist; die Übrigen sind Kontra. Ansagen darf jeder nur für seine eigene Partei.
doko-clause-T2_4_5 = Die Partei nicht verraten
    .text = Ob einer eine Kreuz-Dame hat, darf er nur mit Karten und Ansagen zeigen. Jeder andere Hinweis ist ein Verstoß.
doko-clause-T2_4_6 = Spieltaktik
    .text = Mit erlaubten Karten darf man dem Partner etwas sagen wollen, und man darf damit auch bluffen. Verboten ist daran nichts.

## Geben

doko-clause-T3_2_1 = Plätze auslosen
    .text = Wer wo sitzt, wird ausgelost.
doko-clause-T3_3_1 = Das Geben geht reihum
    .text = Gegeben wird reihum im Uhrzeigersinn, nach Platz 1 also Platz 2, dann 3 und so fort.
doko-clause-T3_3_2 = Geber oder Abheber ist kurz weg
    .text = Fehlt der Geber, darf sein linker Nachbar mischen und geben; fehlt der Abheber, darf dessen rechter Nachbar abheben. Wer sich das vorbehalten hat, auf den wird gewartet.
doko-clause-T3_3_5 = Mischen und Abheben
    .text = Der Geber mischt gründlich, und sein rechter Nachbar hebt einmal ab; darauf darf niemand verzichten. In jedem Teil müssen mindestens drei Karten sein; wer beim Mischen blättert, mischt vor dem Abheben noch einmal durch.
doko-clause-T3_3_7 = Viermal drei Karten
    .text = Ausgeteilt wird vom linken Nachbarn an, in vier Gängen zu je drei Karten.
doko-clause-T3_3_8 = Karte beim Geben aufgedeckt
    .text = Wird beim Austeilen eine Karte sichtbar und ist der Geber wenigstens mitschuldig, wird neu gemischt, abgehoben und gegeben.
doko-clause-T3_3_9 = Karten nachzählen
    .text = Dass er zwölf Karten hat, prüft jeder bei sich selbst.
doko-clause-T3_3_10 = Einspruch gegen das Geben
    .text = Wer am Mischen, Abheben oder Austeilen etwas auszusetzen hat, sagt es, bevor er seine Karten aufnimmt. Was erst beim Aufnehmen zu sehen ist, darf er noch dann beanstanden. Für einen falschen Geber gilt diese Frist nicht.

## Spielfindung

doko-clause-T4_1_1 = Erst das Spiel, dann die Karten
    .text = Bevor feststeht, was gespielt wird, spielt niemand auf und sagt niemand etwas an.
doko-clause-T4_1_2 = Abfrage und Rücknahme
    .text = Reihum vom linken Nachbarn des Gebers an sagt jeder „gesund“ oder „Vorbehalt“. Zurücknehmen kann man das, bis der Nächste gesprochen hat; der Letzte, bis eine Karte liegt, etwas angesagt ist oder weitergefragt wird. Danach muss gespielt werden, notfalls ein Solo wider Willen.
doko-clause-T4_1_3 = Alle gesund
    .text = Sind alle gesund, wird ein Normalspiel gespielt.
doko-clause-T4_1_4 = Nur ein Vorbehalt
    .text = Hat nur einer Vorbehalt gesagt, tauft er ihn: Hochzeit oder Solo, und welches. Ohne Vorbehalt hat niemand etwas zu taufen, und getauft wird nur einmal.
doko-clause-T4_1_8 = Gleich taufen
    .text = Wer sicher ist, dass niemand seinen Vorbehalt übertreffen kann, darf ihn sofort taufen. Dann ist die Abfrage vorbei, und es darf aufgespielt werden.
doko-clause-T4_1_9 = Vorführung
    .text = Wer nach den gezählten Spielen sein Pflichtsolo noch schuldet, wird vorgeführt, zuerst der Nächste links vom Geber. Abgefragt wird nicht, er nennt nur die Art; abnehmen kann ihm das keiner.
doko-clause-T4_2_1 = Jede Art zu jedem Zweck
    .text = Jede Soloart taugt als Pflichtsolo und als Lustsolo. Auch dieselbe noch einmal ist erlaubt.
doko-clause-T4_2_5 = Nach der Vorführung gibt der Nächste
    .text = Anders als nach jedem anderen Pflichtsolo gibt nach einem, das vorgeführt wurde, der Nächste. Mitgezählt wird auch dieses nicht.
doko-clause-T4_4 = Mit beiden Kreuz-Damen
    .text = Wer beide Kreuz-Damen hat, kann ein Solo spielen, eine Hochzeit anmelden oder still allein spielen. Wer sie nicht hat, kann auch keine Hochzeit anmelden.
doko-clause-T4_4_3 = Jeder Stich kann klären
    .text = Ob Trumpf oder Fehl aufgespielt wurde, ist für den Klärungsstich gleich.
doko-clause-T4_4_5 = Stille Hochzeit verschiebt nichts
    .text = In der stillen Hochzeit gelten für Ansagen dieselben Kartenzahlen wie im Normalspiel.

## Spielverlauf

doko-clause-T5_1_1 = Das erste Aufspiel
    .text = Den ersten Stich eröffnet, wer als Erster abgefragt wurde, beim Pflichtsolo der Solist. Vorher müssen Abfrage und Taufe vorbei sein.
doko-clause-T5_1_2 = Aufspiel zu den weiteren Stichen
    .text = Danach spielt immer auf, wer den letzten Stich gemacht hat.
doko-clause-T5_1_3 = Gespielt ist gespielt
    .text = Eine gespielte Karte bleibt liegen. Zurückgenommen wird sie nur, um einen Verstoß in Ordnung zu bringen, den niemand reklamiert.
doko-clause-T5_2 = Reihum zugeben
    .text = Zugegeben wird im Uhrzeigersinn, jede Karte offen auf den Tisch. Wer nicht an der Reihe ist, spielt keine.
doko-clause-T5_2_2 = Bedienen
    .text = Wer bedienen kann, muss: Trumpf auf Trumpf, sonst die aufgespielte Fehlfarbe. Wer nicht kann, darf stechen oder abwerfen, wie er will.
doko-clause-T5_3_1 = Vollendeter Stich
    .text = Fertig ist ein Stich, wenn die vierte Karte offen daliegt und keiner reklamiert. Nach dem zwölften ist das Spiel aus.
doko-clause-T5_3_4 = Stiche ablegen
    .text = Wer den Stich gemacht hat, legt ihn verdeckt auf seine anderen. Karten für Sonderpunkte darf er quer dazulegen, solange der Verlauf nachprüfbar bleibt.
doko-clause-T5_3_5 = Den letzten Stich ansehen
    .text = In den letzten Stich darf jeder schauen, bis im nächsten die vierte Karte liegt; wer es vorher verlangt hat, auch noch danach. Ältere Stiche bleiben zu.
doko-clause-T5_3_7 = Stiche liegen lassen
    .text = Zieht ein Solist seine Stiche nicht ein, ist das sein Risiko: Gibt er einen ab, gehören Kontra auch die liegen gebliebenen und alle weiteren.
doko-clause-T5_3_8 = Stiche aufdecken
    .text = Deckt einer abgelegte Stiche auf oder zählt er die Augen nach, ist das Spiel damit beendet.
doko-clause-T5_4 = Abkürzen
    .text = Legt der Solist sein Blatt hin und sagt nichts dazu, beansprucht er alle restlichen Stiche und muss Trumpf und jede Farbe von oben spielen. Kommt es auf eine andere Reihenfolge an, sagt er sie ungefragt. Gibt er sein Blatt den Gegnern, gehört ihnen der Rest.
doko-clause-T5_4_3 = Nur der Solist kürzt ab
    .text = Abkürzen darf nur ein Solist, von dem alle wissen, dass er einer ist. Wer es tut, kann frühere Verstöße nicht mehr reklamieren.
doko-clause-T5_5 = Wann eine Partei klar ist
    .text = Sicher weiß man die Partei eines Spielers durch ein getauftes Solo, den Klärungsstich, seine Kreuz-Dame, seine Ansage oder seinen Abwurf auf Trumpf. Geklärt sind die Partnerschaften erst, wenn es bei allen vier sicher ist.
doko-clause-T6_1_1 = Wann eine Karte gespielt ist
    .text = Bis eine Karte offen den Tisch berührt hat, gehört sie zur Hand. Danach richtet sich, wie viele Karten einer bei der Ansage noch hält.
doko-clause-T6_1_2 = Früher als nötig angesagt
    .text = Eine frühe Ansage verkürzt keine Frist. Für spätere Absagen und für die Erwiderung bleiben die Kartenzahlen, wie sie sind.
doko-clause-T6_3_1 = Verfehlte Absage
    .text = Wer sein Abgesagtes nicht schafft, hat nicht gewonnen, auch nicht mit mehr als 120 Augen. Verfehlen es beide, gewinnt niemand; es bleiben die Punkte für unter 90, 60 und 30, die gegen Absagen und die für Fuchs, Doppelkopf und Karlchen.
doko-clause-T6_4_5 = Für welche Partei
    .text = Sind Re und Kontra gesagt und die Partner noch unklar, muss der Dritte oder Vierte bei seiner Absage sagen, für welche Partei sie gilt.
doko-clause-T6_4_6 = Alles Gesagte gilt
    .text = Sprechen mehrere zugleich oder gleich nacheinander, so gelten alle ihre Ansagen.
doko-clause-T6_4_7 = Nichts zweimal sagen
    .text = Was die eigene Partei schon gesagt hat, wird nicht wiederholt; nur die eigene Ansage darf man bei Lärm noch einmal nennen. Die Absagen der Gegner zählen dabei nicht, beide Parteien dürfen also „keine 90“ sagen.
doko-clause-T7_2_2a = Grundwert und Stufen
    .text = Ein gewonnenes Spiel ist einen Punkt wert. Je einer kommt dazu, wenn die Gegner unter 90, unter 60 und unter 30 bleiben und wenn sie keinen Stich haben.
doko-clause-T7_2_2b = Re und Kontra angesagt
    .text = Zwei Punkte kommen dazu, wenn Re gesagt wurde, und zwei, wenn Kontra gesagt wurde. Eine Erwiderung ist so viel wert wie eine Erstansage.
doko-clause-T7_2_2e = Re gegen eine Absage
    .text = Hat Kontra sich zu viel vorgenommen, bekommt Re je einen Punkt: mit 120 Augen gegen „keine 90“, mit 90 gegen „keine 60“, mit 60 gegen „keine 30“, mit 30 gegen „schwarz“. Geprüft wird jede abgesagte Stufe.
doko-clause-T7_2_2f = Kontra gegen eine Absage
    .text = Ebenso bekommt Kontra einen Punkt für jede Stufe von Re, die um 30 Augen übertroffen wird: 120 gegen „keine 90“ und so weiter bis 30 gegen „schwarz“.
doko-clause-T7_2_3 = Sonderpunkte verrechnen
    .text = Erst werden die Sonderpunkte beider Parteien gegeneinander gerechnet, dann mit dem Rest. Dabei kann null herauskommen, und sogar die Gewinner können ins Minus geraten.
doko-clause-T7_3_1 = Gleich eintragen
    .text = Jedes Spiel kommt sofort in die Liste, mit markierten Gewinnern und der Zeilensumme null. Am Vierertisch sind außerdem alle vier Ergebnisse gerade oder alle ungerade, solange keine Strafpunkte dabei sind. Einstehen müssen dafür alle am Tisch.

## Liste und Turnier

doko-clause-T7_3_4 = Die Liste abgeben
    .text = Dass die Liste nach der Runde zur Turnierleitung kommt, ist Sache dessen, der als Schreiber ausgelost wurde, auch wenn ein anderer geschrieben hat.
doko-clause-T8_2 = Schiedsrichter und Schiedsgericht
    .text = Zuerst entscheidet der Schiedsrichter, über Einsprüche und Unsportlichkeit das Schiedsgericht, und dabei bleibt es. Strafpunkte zeichnet einer von ihnen auf der Liste ab.
doko-clause-T8_3_1 = Nur Vierertische
    .text = Offizielle Turniere des Verbands werden nur an Vierertischen gespielt.
doko-clause-T8_5_1 = Spielzeit
    .text = Alle Tische fangen zugleich an, und vor der Freigabe wird nicht abgefragt. Ist die Zeit um, am Vierertisch nach 100 Minuten, wird das angefangene Spiel fertig gespielt, und die übrigen Normalspiele werden gestrichen.
doko-clause-T8_5_2 = Wann die Runde zu Ende ist
    .text = Zu Ende ist die Runde, wenn keiner am Tisch mehr nachrechnen oder etwas beanstanden will.
doko-clause-T8_5_3 = Nach Ablauf der Zeit
    .text = Ist die Zeit vorbei, wird kein Spiel mehr wiederholt, nicht einmal ein falsch gegebenes. Nur ein vorgeführtes Pflichtsolo wird es.
doko-clause-T10 = Fünfertisch
    .text = Mit fünf Spielern ist manches anders: Der Geber sitzt, Platz 5 schreibt, die Runde hat 30 Spiele und 125 Minuten, und gerade und ungerade Ergebnisse dürfen in einer Zeile zusammenstehen. Tische mit sechs und sieben sind möglich; wer dort aussetzt, bleibt offen.
doko-clause-T10_1_1 = Der Geber sitzt
    .text = Am Fünfertisch gibt der Geber sich selbst keine Karten. Dieses eine Spiel sitzt er.

## Regelverstöße

doko-clause-T9_1_3 = Ein Spiel wiederholen
    .text = Wiederholt wird ein Spiel nach falschem Geben oder wenn ein schwerwiegender Verstoß geahndet wurde. Will den niemand reklamieren, geht es nur, wenn alle vier und der anwesende Schiedsrichter einverstanden sind; eigenmächtig abzubrechen kann unsportlich sein.
doko-clause-T9_1_4 = Laut mitzählen
    .text = Niemand zählt Trümpfe oder Augen laut mit, auch kein Zuschauer.
doko-clause-T9_1_5 = Bemerkungen und Gesten
    .text = Kein Wort und keine Geste darf Karten verraten oder das Spiel beeinflussen. Das gilt für Zuschauer ebenso wie für Spieler.
doko-clause-T9_1_6 = Zum Verstoß verleiten
    .text = Wer einen anderen zu einem Verstoß verleitet, ist unsportlich. Darüber entscheidet das Schiedsgericht, und gutgeschrieben wird niemandem etwas. Begeht der andere den Verstoß wirklich, wird auch er bestraft.
doko-clause-T9_1_7 = Wie eingestuft wird
    .text = Haben die Regeln, die Schiedsrichterhilfen oder die Regelkommission einen Verstoß schon eingestuft, bleibt es dabei. Sonst stuft ihn der Schiedsrichter nach den allgemeinen Merkmalen ein.
doko-clause-T9_2_1 = Unerheblich
    .text = Unerheblich ist ein Verstoß, der weder den weiteren Verlauf noch das Ergebnis berührt. Er kostet nichts, es wird weitergespielt.
doko-clause-T9_2_2 = Der Rest ist ohnehin sicher
    .text = Bekommt eine Partei alle restlichen Stiche, egal wie sie spielt oder so, wie sie es vorher angegeben hat, ist jeder Verstoß unerheblich. Maßgebend ist, wie die Karten wirklich verteilt sind.
doko-clause-T9_3_1 = Geringfügig
    .text = Geringfügig ist ein Verstoß, der nicht entscheiden kann, wer gewinnt. Er kostet 3 Punkte, je einer geht an die drei anderen, und es wird weitergespielt. Verstößt Kontra gegen einen Solisten und kann ihm das schaden, bekommt er alle 3.
doko-clause-T9_4_1 = Schwerwiegend
    .text = Schwerwiegend ist ein Verstoß, der entscheiden kann, wer gewinnt. Das Spiel endet sofort und gilt als nicht gespielt; das kostet 12 Punkte und 3 mehr für jede Absage der Gegner, und die drei anderen teilen sie sich. Verstößt aber Kontra gegen einen Solisten, bekommt der alles, und sein Solo gilt als gespielt.
doko-clause-T9_5 = Schon entschieden
    .text = Hat eine Partei mit vollendeten Stichen bereits gewonnen, wird nach so einem Verstoß abgebrochen und abgerechnet. Die Stiche ab dem Verstoß bekommt die Gegenpartei, neue Sonderpunkte gibt es nicht, und dazu kommt der Preis eines geringfügigen.
doko-clause-T9_6_1 = Wer reklamieren darf
    .text = Waren die Partnerschaften für alle geklärt, als der Verstoß geschah, dürfen nur die Gegner dessen reklamieren, der ihn begangen hat. Sonst darf es jeder der drei anderen, auch wenn inzwischen alles klar ist.
doko-clause-T9_6_2 = Hinweisen darf jeder
    .text = Auf einen Verstoß hinweisen darf jeder Spieler, auch wer ihn nicht reklamieren kann.
doko-clause-T9_6_3 = Bis wann man reklamiert
    .text = Reklamiert wird gleich, sobald alle den Verstoß bemerken konnten. Wer erst noch weiterfragt, eine Karte legt, ansagt oder die Berichtigung annimmt, hat sein Recht verloren. Was niemand reklamiert, gilt wie ein regelgerechter Zug.
doko-clause-T9_6_4 = Den Partner fragen
    .text = Man darf einen Partner, der auch reklamieren könnte, entscheiden lassen. Er sagt nur „Reklamation“ oder „keine Reklamation“, und das bindet.
doko-clause-T9_6_5 = Den Schiedsrichter rufen
    .text = Nach einer Reklamation kommt der Schiedsrichter, und bis dahin ruht alles: Der angefangene Stich bleibt offen, der Rest verdeckt, über das Spiel wird nicht geredet. Wurde nur falsch gegeben, darf ohne ihn neu gegeben werden.
doko-clause-T9_6_6 = Mehrere Verstöße
    .text = Bestraft wird der Verstoß, der zuerst reklamiert wird, nicht der zuerst begangene. Werden zwei zugleich reklamiert, kommt der frühere dran; war er nicht schwerwiegend, darf der andere danach noch reklamiert werden.
doko-clause-T9_6_7 = Einspruch nur sofort
    .text = Gegen den Schiedsrichter kann man nur auf der Stelle Einspruch erheben. Das Spiel ruht, bis das Schiedsgericht entschieden hat.
doko-clause-T9_7 = Unsportlich
    .text = Unsportlich ist, wer andere mit Mitteln beeinflusst, die nicht zum Spiel gehören, oder eine richtige Wertung verhindern will. Das Schiedsgericht kann verwarnen, bis zu 12 Punkte abziehen, die niemand gutgeschrieben bekommt, oder ausschließen.

## Offene Punkte: Titel, gewählte Lesart, andere Lesart

doko-point-A1 = Zählen die Pflichtsoli zu den 20 oder 25 Spielen?
    .first = Nein, es sind 24 und 30 im Ganzen: Das Blatt sagt „zusätzlich“, und nur so hat jeder genau 20.
    .second = Ja, mit 20 oder 25 Spielen ist die ganze Runde zu Ende.
doko-point-A2 = Wer gibt nach einem Pflichtsolo?
    .first = Derselbe noch einmal, wie in den TSR; sonst käme am Fünfertisch kaum je jeder auf genau 20 Spiele.
    .second = Der Nächste, denn von einem Geber, der bleibt, ist nicht die Rede.
doko-point-A3 = Was ist mit einem, der nie ein Solo gefunden hat?
    .first = Er wird nach dem letzten gezählten Spiel vorgeführt, wie in den TSR, denn gespielt werden muss es.
    .second = Nichts, die Runde endet ohne sein Pflichtsolo.
doko-point-A4 = Wer sitzt dem Geber näher?
    .first = Wer im Uhrzeigersinn eher nach ihm kommt, der Geber zuletzt, denn gleich davor steht „Reihenfolge nach dem Geber“.
    .second = Wer auf der einen oder der anderen Seite am nächsten sitzt, am nächsten der Geber selbst.
doko-point-A5 = Darf das erste Solo ein Lustsolo sein?
    .first = Nein, es ist von selbst das Pflichtsolo, denn das Blatt setzt beides gleich.
    .second = Ja, wenn der Spieler es als Lustsolo anmeldet.
doko-point-A6 = Womit und bis wann darf man erwidern?
    .first = Nur mit Re oder Kontra, eine Karte unter der Grenze dessen, worauf man antwortet, wie in den TSR.
    .second = Mit jeder An- oder Absage, eine Karte unter deren eigener Grenze; auf „keine 90“ also auch mit einem späten „keine 90“.
doko-point-A7 = Genau elf Karten oder mindestens elf?
    .first = Mindestens, sonst könnte mit zwölf Karten keiner ansagen.
    .second = Genau so viele, wie auf dem Blatt steht.
doko-point-A8 = Darf man nach einer späten Erwiderung absagen?
    .first = Nein, denn sie ist keine Erstansage; in einem Sprung dagegen steckt eine.
    .second = Ja, wer erwidert hat, hat damit auch seine Erstansage gemacht.
doko-point-A9 = Wofür ist der Punkt bei einer Absage?
    .first = Für das Absagen selbst, neben dem Punkt für die erreichte Stufe, wie in den TSR; ihn bekommt der Gewinner.
    .second = Er tritt an die Stelle des Punktes für die erreichte Stufe.
doko-point-A10 = Zählen Absagen auch im Solo?
    .first = Ja, denn „diese Sonderpunkte“ sind nur Fuchs, Doppelkopf und Karlchen.
    .second = Nein, im Solo fallen die Punkte für Absagen ebenfalls weg.
doko-point-A11 = Gibt es den Punkt gegen Re auch im Solo?
    .first = Nein, nur im Normalspiel, wie in den TSR.
    .second = Ja, auch wer einen Solisten schlägt, hat gegen Re gewonnen.
doko-point-A12 = Gibt es in der stillen Hochzeit Sonderpunkte?
    .first = Nein; kein Solo ist sie nur für die Liste, gewertet wird sie wie eines.
    .second = Ja, weil sie nicht als Solo zählt; verdreifacht wird trotzdem.
doko-point-A13 = Welcher Stich klärt die Hochzeit?
    .first = Der erste, den ein anderer macht; von drei Stichen zu reden hätte sonst keinen Sinn.
    .second = Nur der allererste Stich des Spiels.
doko-point-A14 = Um wie viel verschieben sich die Ansagen in der Hochzeit?
    .first = Um eine oder zwei Karten, je nachdem, ob der zweite oder der dritte Stich klärt, denn so viele sind dann schon gespielt.
    .second = Um so viele, wie der Tisch vereinbart.
doko-point-A15 = Was zählt außer den genannten Punkten?
    .first = Alles, was die TSR vorsehen; ein einfacher Sieg wäre sonst nichts wert.
    .second = Nur, was auf dem Blatt steht.
doko-point-A16 = Was heißt es, in einer Runde zu pausieren?
    .first = Ein Spiel lang zu sitzen, denn so heißt es am Fünfertisch; wer eine ganze Runde fehlt, bekommt aber ebenfalls nichts.
    .second = Eine ganze Runde des Turniers auszusetzen.
doko-point-A17 = Gewinnt von zwei gleichen Karten immer die erste?
    .first = Ja, ohne Ausnahme, wie in den TSR.
    .second = Nicht bei der Herz-10: Da sticht die zweite die erste, nur nicht im letzten Stich.
doko-point-A18 = Wann ist nur Kontra angesagt?
    .first = Wenn Re nichts angesagt hat; sobald jemand absagt, gilt ohnehin dessen Grenze.
    .second = Wenn außer Kontra gar nichts gesagt wurde, auch keine Absage.
doko-point-A19 = Die Absage verfehlt, die Gegner trotzdem unter 90 gehalten: Wer bekommt den Punkt?
    .first = Niemand, solange jemand gewonnen hat, denn die Stufen gehören dem Gewinner; hat niemand gewonnen, wer die Gegner darunter gehalten hat.
    .second = Auf jeden Fall, wer die Gegner darunter gehalten hat.
doko-point-A20 = Was sind zwei gleichwertige Karten?
    .first = Zwei gleiche, denn bei allen anderen steht schon fest, welche höher ist.
    .second = Zwei mit gleich vielen Augen.
doko-point-A21 = Gegen Re, wenn niemand gewonnen hat
    .first = Den Punkt gibt es nicht, denn Kontra hat nicht gewonnen.
    .second = Eine andere Lesart gibt es nicht.
doko-point-A22 = Was gilt bei Regelverstößen?
    .first = Kapitel 9 der TSR, weil das Blatt schweigt; nach einem nicht gespielten Spiel gibt derselbe noch einmal.
    .second = Nichts, sie bleiben ohne Folgen.
doko-point-A23 = Rangliste, Gleichstand, Auslosung und Uhr
    .first = Was die Turnierleitung festlegt, sonst Summe der Runden, geteilte Plätze, Los und keine Uhr, denn das Blatt sagt nichts.
    .second = Eine bestimmte andere Lesart gibt es hier nicht.
doko-point-A24 = Pflichtsolo gegen Lustsolo: erst der Rang oder erst der Platz?
    .first = Erst der Rang, dann der Platz, denn am Pflichtsolo kommt kein anderes Solo vorbei.
    .second = Erst der Platz: Das Lustsolo vorn ginge dem Pflichtsolo hinten vor.
doko-point-A25 = Das Ausrufezeichen am Ende der vierten Regel
    .first = Es bedeutet nichts und ist wohl ein Schreibfehler.
    .second = Dafür gibt es keine andere Lesart.
doko-point-B1 = Niemand hat gewonnen: Was bleibt vom Spielwert?
    .first = Die Punkte für unter 90, 60 und 30, aber kein Grundwert, denn gewonnen hat ja niemand.
    .second = Auch der Grundwert, weil er in derselben Liste steht.
doko-point-B2 = Wem gehören die Reststiche, wenn das Spiel schon entschieden ist?
    .first = Den Gegnern dessen, der den Verstoß begangen hat, auch wenn er selbst zu den Gewinnern gehört, denn er soll nichts davon haben.
    .second = Den Gegnern der Partei, die schon gewonnen hat.
doko-point-B3 = Der Geber selbst wird vorgeführt
    .first = Am Vierertisch gibt er trotzdem; am Fünfertisch gibt erst der Nächste, denn der Geber hätte keine Karten.
    .second = Er gibt an jedem Tisch selbst.
doko-point-B4 = Wer gibt nach einem Spiel, das als nicht gespielt gilt?
    .first = Derselbe, denn sein Spiel steht noch aus.
    .second = Der Nächste, als wäre gespielt worden.
doko-point-B5 = Die Abkürzung des Solisten geht nicht auf
    .first = Gerechnet wird seine Reihenfolge, sonst die von oben, gegen die beste Gegenwehr, weil die TSR dazu schweigen.
    .second = Der Schiedsrichter schätzt, wie es ausgegangen wäre.
doko-point-B6 = Erwiderung auf mehrere Ansagen
    .first = Es zählt die höchste der Gegner, denn auf sie wird geantwortet.
    .second = Es zählt die erste, und die Frist ist entsprechend früher vorbei.
doko-point-B7 = Zu spät angesagt und reklamiert: Gilt die Ansage?
    .first = Nein, gültig wird nur, was niemand reklamiert.
    .second = Ja, sie bleibt stehen, und nur der Verstoß wird bestraft.
doko-point-B8 = Wem gehören die Reststiche eines entschiedenen Spiels, wenn auf beiden Seiten jemand den Verstoß begangen hat?
    .first = Der Partei, die noch nicht gewonnen hat: Die andere behält, was sie hat, und niemand gewinnt durch den eigenen Verstoß.
    .second = Den Gegnern dessen, der zuerst genannt ist.
