# Tische, an denen im Browser gespielt wird.

live-tables = Tische
live-tables-lead = Hier wird im Browser gespielt, mit allem, was am Tisch schiefgehen kann, und Sie entscheiden.
live-new = Tisch aufstellen
live-search = Name eines Tisches
live-none-found = Kein Tisch heißt so.
live-earlier = Frühere Tische
live-none = Noch ist kein Tisch aufgestellt.
live-running = läuft
live-ended = beendet

live-name = Name des Tisches
live-name-blank = Tisch
live-cards = Karten
live-cards-random = Zufällig verteilt
live-cards-record = Aus einer Aufzeichnung (PBN oder LIN)
live-cards-hand = Von Hand verteilt
live-record = Die Aufzeichnung
live-record-hint = Hier einfügen oder eine Datei wählen.
live-record-file = Datei
live-record-which = Das wievielte Board der Aufzeichnung
live-number = Boardnummer
live-number-hint = Die Boardnummer sagt, wer teilt und wer in Gefahr ist.
live-hand-hint = Pik zuerst, Farben durch Punkte getrennt: AKQ.JT9.8765.432
live-contract = Kontrakt
live-contract-hint = Zum Beispiel 4S oder 3NTX. Leer lassen, wenn gereizt werden soll.
live-watching = Verstöße
live-watching-always = werden sofort angehalten
live-watching-call = bleiben liegen, bis sie jemand meldet
live-spectators = Zuschauer
live-spectators-now = sehen, was der ganze Tisch sieht
live-spectators-later = sehen es { $n ->
    [one] einen Stich später
   *[other] { $n } Stiche später
}
live-spectators-after = sehen vor dem Ende nichts
live-who-plays = Wer spielt
live-person = jemand mit Link
live-robot-careful = ein Roboter
live-robot-careless = ein leichtsinniger Roboter
live-robots-hint = Leichtsinnige Roboter machen ab und zu Fehler, damit die Turnierleitung üben kann.
live-create = Tisch aufstellen
live-bad-board = Dieses Board lässt sich nicht spielen. { $reason }
live-bad-format = Das ist weder PBN noch LIN.
live-bad-line = Zeile { $line } ist nicht zu lesen: „{ $found }“ ({ $what })
live-bad-empty = Darin steht kein Board.
live-bad-incomplete = Board { $board }: Es sind nicht alle vier Hände da, oder es fehlt, wer teilt.
live-bad-which = Es sind weniger als { $n } Boards darin.
live-bad-of-board = Board { $board }: { $reason }
live-bad-count = { $seat } hat { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}; jede Hand braucht dreizehn.
live-bad-twice = { $card } ist zweimal verteilt.
live-bad-too-many = { $seat } hat { $n } Karten, es können aber höchstens { $total } übrig sein.
live-bad-length = { $tricks } gespielte Stiche und { $n } Karten je Hand sind zusammen nicht dreizehn.
live-bad-uneven = { $seat } hat { $n } Karten, die anderen haben { $total }.
live-bad-hand = Die Hand von { $seat } ist nicht zu lesen: „{ $found }“
live-bad-number = „{ $found }“ ist keine Boardnummer: Sie geht von 1 bis 999.
live-bad-contract = „{ $found }“ ist kein Kontrakt.
live-bad-auction = Diese Ansagen können nicht aufeinander folgen.
live-bad-passed-out = Das Board wurde durchgepasst; es gibt nichts zu spielen.

live-links = Links
live-links-hint = Wer einen Link öffnet, hat diesen Platz an diesem Tisch und sonst keinen. Ein neuer Link beendet den alten.
live-link-qr = QR-Code: { $what }
live-link-renew = Neuer Link
live-link-renew-this = Neuer Link: { $what }
live-link-revoke-this = Link widerrufen: { $what }
live-link-none = Kein Link ist gültig.
live-link-unseen = Dieser Link wurde erstellt, als man Codes noch nicht wieder zeigen konnte. Erzeugen Sie einen neuen.
live-link-all = Neue Links für alle
live-link-ends = Der alte Link endet sofort, und wer mit ihm hier ist, ist draußen: { $what }.
live-links-show = Links zeigen

live-you-sit = Sie sind { $seat }.
live-you-direct = Sie leiten diesen Tisch.
live-you-watch = Sie schauen zu.
live-board = Board { $n }
live-deals = { $seat } teilt
live-vulnerable-none = niemand in Gefahr
live-vulnerable-side = { $side } in Gefahr
live-vulnerable-all = alle in Gefahr
live-contract-by = { $contract } von { $declarer }
live-auction = Reizung
live-pass = Pass
live-double = Kontra
live-redouble = Rekontra
live-tricks = Stiche
live-turn-call = { $seat } ist mit dem Reizen an der Reihe.
live-your-call = Sie sind mit dem Reizen an der Reihe.
live-turn-lead = { $seat } spielt aus.
live-turn-play = { $seat } ist an der Reihe.
live-turn-dummy = { $declarer } spielt vom Tisch.
live-your-lead = Sie spielen aus.
live-your-card = Sie sind an der Reihe.
live-your-dummy = Sie spielen vom Tisch.
live-director-finds-out = Die Turnierleitung klärt etwas.
live-director-asked = Eine Frage an Sie ist offen.
live-chooses = { $anywho } hat die Wahl.
live-you-choose = Sie haben die Wahl.
live-is-over = Das Board ist zu Ende.
live-wait-for-end = Das Board wird gespielt. Sie sehen es, wenn es zu Ende ist.
live-cards-left = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
live-robot = Roboter
live-face-down = Ausspiel, verdeckt
live-exposed = Offene Karte
live-your-hand = Ihre Hand
live-dummys-hand = Dummy
live-hand-of = Hand: { $seat }
live-on-the-table = Auf dem Tisch
live-last-trick = { $seat } hat den Stich gewonnen.
live-not-your-turn = Sie sind nicht an der Reihe.
live-tap-again = Die Karte noch einmal antippen, um sie trotzdem zu legen.
live-one-tap = Jede Karte mit einmal Antippen legen
live-lay-face-down = Die nächste Karte verdeckt legen
live-turn-up = Ausspiel aufdecken
live-lead-of = { $card } von { $seat }
live-may-take-back = { $card } dürfen Sie zurücknehmen
live-take-back = { $card } zurücknehmen
live-not-meant = { $card } vom Tisch war nicht gemeint
live-meant-this = Diese war gemeint
live-dummy-has-played = { $card } ist vom Tisch gespielt.
live-meant-again = Noch einmal antippen, wenn Sie diese Karte gemeint haben. Dann ruht das Spiel, und die Turnierleitung fragt, ob es ein Versehen war.
live-says-meant = Vom Tisch wurde { $card } gespielt. Gemeint war, sagt der Alleinspieler, { $meant }.
live-drop = Eine Karte fallen lassen, sodass man sie sieht
live-call-director = Turnierleitung rufen
live-call-revoke = Wegen eines Revokes rufen
live-lying-call = { $seat } hat { $called }.
live-two = Zwei Karten zugleich legen
live-two-second = Die zweite Karte
live-two-covered = Die zweite liegt verdeckt unter der ersten
live-call-trick = Wegen eines Stichs mit zu vielen oder zu wenigen Karten rufen
live-of-whom = Von wem
live-trick-number = Stich
live-trick-unknown = niemand weiß, welcher
live-claim = Claimen
live-concede = Aufgeben
live-how-many = Wie viele Stiche
live-how = Wie sie gemacht werden
live-claims = { $seat } claimt { $n ->
    [one] einen Stich
   *[other] { $n } Stiche
}.
live-concedes = { $seat } gibt { $n ->
    [one] einen Stich
   *[other] { $n } Stiche
} auf.
live-agree = Einverstanden
live-object = Widersprechen
live-answer-claim = Das Spiel ruht. Sind Sie einverstanden?
live-wait-for-answer = Das Spiel ruht. Die Gegner sagen, ob sie einverstanden sind.
live-claim-played-on = Seither wurde weitergespielt. Wer jetzt widerspricht, lässt entscheiden, wie die Karten da lagen; was danach gespielt wurde, zählt nicht.
live-claim-agreed = Die Gegner waren einverstanden. Wer es nicht ist, kann noch widersprechen.
live-claim-judged = Die Stiche hat die Turnierleitung zugesprochen.
live-concession-agreed = Die Gegner waren einverstanden. { $seat } kann noch sofort widersprechen; so lange deckt niemand auf.
live-called-in-vain = { $seat } hat die Turnierleitung gerufen. Zu sehen ist nichts Regelwidriges. Wer ein Revoke vermutet, sagt, von wem und in welchem Stich.
live-no-revoke = { $seat } hat gefragt, ob { $second } in Stich { $trick } nicht bedient hat. Dort war kein Revoke.
live-called-nothing = { $seat } hat die Turnierleitung gerufen. Zu sehen ist nichts Regelwidriges.
live-no-cards = { $seat } hat keine Karte mehr. Rufen Sie die Turnierleitung.
live-may-change-yours = Sie dürfen Ihre letzte Ansage ändern. Soll sie bleiben, machen Sie dieselbe noch einmal.
live-wait-for-call = { $anywho } darf eine Ansage noch ändern. Bitte mit dem Ausspiel warten.
live-next-call-waits = { $anywho } darf eine Ansage noch ändern. Die nächste Ansage wartet so lange.
live-call-now = Noch einmal antippen, um sie trotzdem jetzt zu machen.
live-bound = Was jetzt gilt
live-lines-lost = Die Verbindung ist weg. Neuer Versuch …

## Was Ansagen bedeuten, und was festgehalten wird

live-calls-mean = Was Ansagen bedeuten
live-alerted = Alertiert
live-alert = { $named } alertieren
live-ask = Fragen
live-ask-about = Fragen, was eine Ansage bedeutet
live-ask-your-turn = Gefragt wird, wenn man selbst an der Reihe ist.
live-ask-again = Noch einmal tippen, um trotzdem zu fragen: Was die Frage verrät, darf Ihr Partner nicht verwenden.
live-which-call = Ansage
live-explain = Erklären
live-explain-call = Eine Ansage des Partners erklären
live-in-few-words = In wenigen Worten
live-asks = { $seat } fragt, was { $named } bedeutet.
live-put-right = Der Partner hat Ihre Ansage falsch erklärt
live-put-right-now = Sie dürfen es jetzt sagen. Rufen Sie auch die Turnierleitung.
live-put-right-after-auction = Lassen Sie sich nichts anmerken. Spielt Ihre Seite, sagen Sie es nach dem letzten Pass; sonst nach dem Spiel.
live-put-right-after-play = Lassen Sie sich nichts anmerken. Sagen Sie es nach dem Spiel.
live-put-right-again = Noch einmal tippen, um es trotzdem zu sagen: Ihr Partner darf es nicht verwenden.
live-corrected = { $seat } hat richtiggestellt, was zu { $named } gesagt war.
live-nothing-agreed = dazu ist nichts vereinbart
live-told = Das { $made } von { $seat } wurde erklärt oder alertiert.
live-tempo = Einen Tempowechsel festhalten
live-note-it = Festhalten
live-noted-call = { $seat } hält fest: { $second } ist aus dem Tempo gefallen, in der Reizung nach { $named }.
live-noted-first = { $seat } hält fest: { $second } ist vor der ersten Ansage aus dem Tempo gefallen.
live-noted-trick = { $seat } hält fest: { $second } ist in Stich { $trick } aus dem Tempo gefallen.
live-noted-after = { $seat } hält fest: { $second } ist aus dem Tempo gefallen.
live-noted-hint = Es ist nichts Falsches geschehen. Spielen Sie weiter; wer es bestreitet, ruft jetzt die Turnierleitung.
live-look = Einen Stich noch einmal sehen
live-look-at = Ansehen
live-looks = { $seat } lässt Stich { $trick } noch einmal zeigen.
live-looks-not = { $seat } möchte Stich { $trick } noch einmal sehen. Das ist jetzt nicht erlaubt; zeigen darf ihn nur die Turnierleitung.
live-noted = Am Tisch festgehalten
live-rule-on-it = Darüber entscheiden
live-called = { $seat } hat die Turnierleitung gerufen.
live-did-alert = { $seat } alertiert.
live-did-explain = { $seat } erklärt: { $what }
live-did-tempo = { $seat } hält einen Tempowechsel von { $second } fest.

live-unnoticed = Der Tisch hat nicht bemerkt
live-missed-turn = { $seat } ist beim Reizen übergangen worden.
live-shows-more = Etwas anderes: mehrere Farben, Stärke
live-look-into = Spiel anhalten und der Sache nachgehen
live-at-once = Die letzten beiden Karten fielen gleichzeitig: { $cards }
live-award = Stiche zusprechen
live-award-hint = { $n ->
    [one] Ein Stich war
   *[other] { $n } Stiche waren
} noch offen, als das Spiel aufhörte. Was Sie nicht zusprechen, bekommt die andere Seite.
live-weigh = Mit allen vier Händen abwägen
live-award-to = Welcher Seite
live-clock = Nach dem Spiel
live-clock-hint = Sagen Sie hier, was geschehen ist. Damit enden Rechte: zu widersprechen oder Stiche für ein Revoke zu bekommen.
live-hands-returned = Die Blätter stecken wieder im Board
live-next-board-called = { $side } haben am nächsten Board angesagt
live-round-ended = Die Runde ist zu Ende
live-undo = Letzte Handlung zurücknehmen
live-undo-hint = Als wäre sie nicht geschehen. Was man gesehen hat, hat man gesehen.
live-who-says = Antippen, was { $anywho } sagt, oder warten, bis es dort angetippt wird.
live-seats = Plätze
live-sit = Ändern
live-the-ruling = Die Entscheidung
live-last-ruling = Die letzte Entscheidung

live-no-not-yours = Das dürfen Sie hier nicht tun.
live-no-dummy = Die Karten des Dummys spielt der Alleinspieler.
live-no-director-first = Die Turnierleitung hat das Spiel angehalten. Warten Sie auf die Entscheidung.
live-no-choose-first = Sie haben die Wahl: Wählen Sie zuerst.
live-no-not-open = Das ist nicht mehr offen.
live-no-robot = Auf diesem Platz sitzt jemand anders.
live-no-undo = Es gibt nichts zurückzunehmen.
live-no-moved-on = Am Tisch ist inzwischen etwas geschehen. Sehen Sie hin und tippen Sie noch einmal.
live-no-card = { $card } ist nicht mehr in dieser Hand.
live-no-not-possible = Das geht jetzt nicht.
live-no-table = Hier steht kein Tisch.

live-result = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}, { $score } für { $side }
live-passed-out = Durchgepasst.
live-disputed = Der Claim ist bestritten: darüber entscheidet die Turnierleitung (§§ 70 und 71).
live-transfer = Darin enthalten: { $n ->
    [one] ein Stich
   *[other] { $n } Stiche
} an { $side } wegen eines Revokes.
live-tricks-won = Wie viele Stiche es waren
live-tricks-of-declarer = Stiche der Seite des Alleinspielers
live-whose-score = Für wessen Score
live-score-of-both = Für beide Seiten
live-score-of-one = Nur für { $side } (wird gesenkt)
live-only-for = Das gilt nur für { $side }.
live-tricks-agree = Einverstanden: { $n }
live-tricks-other = Eine andere Zahl eintragen
live-says-tricks = { $seat } sagt: { $n ->
    [one] ein Stich
   *[other] { $n } Stiche
}.
live-tricks-agreed-by = Einverstanden: { $who }.
live-tricks-disputed = Über die Stiche besteht keine Einigkeit. Die Turnierleitung entscheidet; was gespielt wurde, liegt der Reihe nach da.
live-tricks-enter = Eintragen, was gewonnen ist
live-tricks-ruled = Von der Turnierleitung eingetragen.
live-did-correct = Die Turnierleitung trägt { $n ->
    [one] einen Stich
   *[other] { $n } Stiche
} für die Seite des Alleinspielers ein.
live-replay = Schritt für Schritt
live-step = Schritt { $n } von { $all }
live-step-first = Erster Schritt
live-step-back = Ein Schritt zurück
live-step-on = Ein Schritt weiter
live-step-last = Letzter Schritt
live-back-to-table = Zum Tisch
live-did-play = { $seat }: { $card }
live-did-dummy = { $seat }, vom Tisch: { $card }
live-did-call = { $seat }: { $call }
live-did-face-down = { $seat }: { $card }, verdeckt
live-did-turn-up = { $seat } deckt das Ausspiel auf.
live-did-show = { $seat } zeigt { $card }.
live-did-take-back = { $seat } nimmt { $card } zurück.
live-did-director = { $seat } ruft die Turnierleitung.
live-did-agree = { $seat } ist einverstanden.
live-did-object = { $seat } widerspricht.
live-did-choose = Die Wahl: { $choice }
live-did-answer = Die Turnierleitung hat festgestellt: { $found }
live-did-look = Die Turnierleitung geht der Sache nach.
live-did-two = { $seat }: { $cards } zugleich
live-did-at-once = Die Turnierleitung hat festgestellt, dass die letzten beiden Karten gleichzeitig fielen.
live-did-award = Die Turnierleitung spricht { $side } { $n ->
    [one] einen Stich
   *[other] { $n } Stiche
} zu.
live-did-call-trick = { $seat } ruft die Turnierleitung wegen Stich { $trick }.
live-did-call-unknown-trick = { $seat } ruft die Turnierleitung: Eine Hand hat zu viele oder zu wenige Karten, und niemand weiß, seit welchem Stich.
live-did-change-call = { $seat } ändert die Ansage in { $named }.
live-did-above-seven = { $seat } bietet über sieben.
live-did-says = { $seat } verlangt { $said }.
live-did-suggest = Der Dummy berührt { $card }.
live-did-spare = Die Turnierleitung sagt, dass { $card } keine Strafkarte ist.
live-did-ask = { $what ->
    [review] { $seat } lässt sich die Reizung wiederholen.
    [contract] { $seat } fragt nach dem Kontrakt.
    [inspect-trick] { $seat } möchte einen Stich noch einmal sehen.
    [own-last-card] { $seat } sieht die eigene letzte Karte noch einmal an.
    [having-none] { $seat } fragt, ob die Farbe wirklich fehlt.
    [draw-attention] { $seat } weist darauf hin, dass etwas nicht stimmt.
    [warn-of-wrong-hand] { $seat } warnt vor der falschen Hand.
   *[explanation] { $seat } fragt, was ein Gebot oder eine Karte bedeutet.
}
live-did-happens = { $what ->
    [hands-returned] Die Karten stecken wieder im Board.
    [next-board-called] Am nächsten Board ist gereizt worden.
   *[round-ended] Die Runde ist zu Ende.
}
live-laws-here = Paragrafen dieses Schritts

## Der Tisch auf dem Bildschirm

live-last = Letzter Stich
live-dealer = teilt
live-dealer-letter = T
live-vulnerable = in Gefahr
live-box = Bietbox
live-call-not-in-order = Diese Ansage ist jetzt nicht in Ordnung.
live-call-again = Noch einmal antippen, um sie trotzdem zu machen: Sie liegt dann auf dem Tisch, und die Turnierleitung entscheidet.
live-more = Mehr
live-nothing-unnoticed = Nichts ist unbemerkt geblieben.
live-your-name = Ihr Name an diesem Tisch
live-name-of = Name: { $what }
live-name-it = Speichern
live-sound = Ein Ton, wenn Sie an der Reihe sind
live-robots = Roboter
live-robots-stop = Anhalten, sobald etwas unbemerkt schiefgeht
live-robots-usual = Weiterspielen
live-robots-slow = Langsam
live-robots-paused = Pause
live-link-copy = Kopieren
live-link-copied = Kopiert
live-link-share = Teilen
live-link-code = Code zeigen
live-practice = Mit Robotern spielen
live-practice-hint = Sofort, ohne Link. Mit drei Robotern, die ab und zu Fehler machen; die Turnierleitung sind auch Sie.
live-practice-name = Übungstisch
live-practice-direct = Diesen Tisch leiten
live-practice-sit = Zurück an Ihren Platz
live-review = Was niemand bemerkt hat
live-review-at = Schritt { $step }
live-review-none = Es ist nichts unbemerkt geblieben.

## Doppelkopf

live-doko-new = Doppelkopftisch aufstellen
live-doko-dealer = Geber
live-doko-hand-hint = Zwölf Karten, die Farbe zuerst, zum Beispiel ♣D ♥10 ♦9. Ein leeres Blatt bekommt den Rest.
live-doko-misdealt = So ist gegeben: nicht jeder hat zwölf Karten
live-doko-misdealt-hint = Um zu üben, was nach einem Gebefehler gilt; jedes Blatt hat neun bis fünfzehn Karten.
live-doko-owes = Pflichtsolo noch offen bei
live-doko-bad-deal = Dieses Spiel lässt sich so nicht spielen. { $reason }
live-doko-bad-count = Platz { $by } hat { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}; jeder braucht zwölf.
live-doko-bad-misdeal = Platz { $by } hat { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}; auch nach einem Gebefehler sind es neun bis fünfzehn.
live-doko-bad-third = { $card } ist ein drittes Mal verteilt; jede Karte gibt es zweimal.
live-doko-bad-position = Platz { $by } gibt es an diesem Tisch nicht.
live-doko-bad-sits-out = Platz { $by } setzt aus und bekommt keine Karten.
live-doko-bad-nobody = Niemand, der Karten hat, schuldet noch ein Pflichtsolo.
live-doko-bad-kind = { $card } ist nicht im Spiel.
live-doko-cards-missing = Zwei oder mehr Blätter sind leer.
live-doko-you-sit = Sie sitzen auf Platz { $by }.
live-doko-you-referee = Sie sind Schiedsrichter an diesem Tisch.
live-doko-deals = Platz { $by } gibt
live-doko-dealt-count = Platz { $by } hat { $n } Karten bekommen.
live-doko-turn-say = Platz { $by }: gesund oder Vorbehalt?
live-doko-your-say = „Gesund“ oder „Vorbehalt“?
live-doko-turn-pflicht = Platz { $by } wird gefragt: ein Pflichtsolo?
live-doko-your-pflicht = Spielen Sie ein Pflichtsolo?
live-doko-turn-lust = Platz { $by } wird gefragt: ein Lustsolo?
live-doko-your-lust = Spielen Sie ein Lustsolo?
live-doko-turn-name = Platz { $by } tauft sein Spiel.
live-doko-your-name = Nennen Sie Ihr Spiel.
live-doko-turn-lead = Platz { $by } spielt auf.
live-doko-turn-play = Platz { $by } ist an der Reihe.
live-doko-your-lead = Sie spielen auf.
live-doko-referee-asks = Der Schiedsrichter klärt etwas.
live-doko-asked-to-claim = Etwas ist aufgefallen. Wer reklamieren darf, wird gefragt.
live-doko-claim-or-play = Reklamieren Sie, oder spielen Sie weiter?
live-doko-claim = Reklamieren
live-doko-play-on = Weiterspielen
live-doko-tap-for = Antippen, was am Tisch gesagt wird.
live-doko-is-over = Das Spiel ist zu Ende.
live-doko-wait-for-end = Das Spiel läuft. Sie sehen es, wenn es zu Ende ist.
live-doko-tricks = { $n ->
    [one] ein Stich
   *[other] { $n } Stiche
}
live-doko-early = Vorgeworfen
live-doko-must-follow = Diese Karte bedient nicht.
live-doko-last-trick = Der letzte Stich ging an Platz { $by }.
live-doko-query = Abfrage
live-doko-announce = Ansagen und Absagen
live-doko-out-of-time = Nicht zur rechten Zeit
live-doko-call-referee = Schiedsrichter rufen
live-doko-claim-offence = Den letzten Verstoß reklamieren
live-doko-shorten = Alle restlichen Stiche beanspruchen
live-doko-hand-over = Den Rest abgeben
live-doko-called-in-vain = Platz { $by } hat den Schiedsrichter gerufen. Es wurde nichts Regelwidriges gefunden.
live-doko-hand-of = Blatt von Platz { $by }
live-doko-your-hand = Ihr Blatt
live-doko-not-played = Das Spiel gilt als nicht gespielt. Derselbe Spieler gibt noch einmal.
live-doko-augen = Re: { $augen } Augen
live-doko-points = Punkte
live-doko-penalty = Strafpunkte
live-doko-what-for = Wofür
live-doko-dealt = Die Karten
live-doko-no-turn = Der Schiedsrichter hat das Spiel angehalten. Warten Sie auf die Entscheidung.
live-doko-did = Platz { $by }: { $what }
live-doko-did-show = Platz { $by } zeigt { $card }.
live-doko-did-take-back = Platz { $by } nimmt { $card } zurück.
live-doko-did-call = Platz { $by } ruft den Schiedsrichter.
live-doko-did-point-out = Platz { $by } meldet, dass etwas nicht stimmt.
live-doko-did-play-on = Platz { $by } spielt weiter.
live-doko-did-claim = Platz { $by } reklamiert.
live-doko-did-shorten = Platz { $by } beansprucht alle restlichen Stiche.
live-doko-did-hand-over = Platz { $by } gibt den Rest ab.
live-doko-did-answer = Der Schiedsrichter hat festgestellt: { $found }
live-doko-did-look = Der Schiedsrichter geht der Sache nach.
live-doko-rules-here = Regeln dieses Schritts
live-doko-two-cards = Zwei Karten zugleich legen
live-doko-first-card = Zuerst gesehen
live-doko-second-card = Die andere
live-doko-leave-tricks = Ihre Stiche liegen lassen
live-doko-take-in = Ihre Stiche einziehen
live-doko-lying = Liegen gelassene Stiche
live-doko-look = Ihre Stiche ansehen
live-doko-your-tricks = In Ihren Stichen
live-doko-ask-partner = Platz { $by } fragen: Reklamation oder weiterspielen?
live-doko-asked-by = Platz { $by } fragt Sie. Ihre Antwort bindet beide.
live-doko-whoever = alle
live-doko-the-rest = Die restlichen Stiche
live-doko-line = In dieser Reihenfolge, wenn Sie eine angeben
live-doko-note = Festhalten, was die Karten nicht zeigen
live-doko-note-what = Was geschehen ist
live-doko-note-it = Festhalten
live-doko-did-two = Platz { $by } legt { $card } und { $other } zugleich.
live-doko-did-ask = Platz { $by } fragt Platz { $asked }: Reklamation oder weiterspielen?
live-doko-did-leave = Platz { $by } lässt die Stiche liegen.
live-doko-did-take-in = Platz { $by } zieht die Stiche ein.
live-doko-did-look-at = Platz { $by } sieht frühere Stiche an.
live-doko-did-note = Der Schiedsrichter hält fest: { $what }
live-doko-what = Was gespielt wird
live-doko-round = Eine ganze Runde
live-doko-round-hint = Die Liste wird geführt, der Geber wechselt, jeder spielt sein Pflichtsolo.
live-doko-one-deal = Ein einzelnes Spiel
live-doko-game = Spiel { $number }
live-doko-list = Die Liste
live-doko-list-hint = Punkte nach jedem Spiel
live-doko-deal-next = Spiel { $number } geben
live-doko-wait-for-deal = Platz { $by } gibt Spiel { $number }.
live-doko-deal-again = Neu geben
live-doko-wait-again = Platz { $by } gibt neu.
live-doko-round-over = Die Runde ist zu Ende.
live-doko-time-not-up = Die Zeit ist doch nicht um
