# Die Web-Anwendung: Rahmen der Seiten, Entscheidungstisch auf dem Telefon, Buch der Entscheidungen, wer was darf.

web-name = Stichentscheid
web-description = Der Schiedsrichter im Spielsaal: Entscheidungen für Bridge und Doppelkopf, Turniere, Tische zum Mitspielen.
web-skip = Zum Inhalt springen
web-home = Start
web-back = Zurück
web-menu = Menü
web-language = Sprache
web-appearance = Darstellung
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-suits = Farben der Karten
web-suits-two = Zweifarbig
web-suits-four = Vierfarbig
web-settings = Einstellungen

## Der erste Bildschirm

api-title = Für Programme
api-lead = Alles, was die Seiten können, können auch Programme: JSON unter /api/v1, Texte in der Sprache von Accept-Language, Fehler als Problem-Dokumente. Was eine Rolle braucht, braucht das Token eines Links: den letzten Teil seiner Adresse.
first-title = Wenn am Kartentisch etwas schiefgeht
first-going-on = Hier läuft gerade
first-question = Eine Frage am Tisch
first-question-what = Sagen Sie, was passiert ist. Nach wenigen Fragen lesen Sie die Entscheidung vor, mit der Regel.
first-tournament = Ein Turnier leiten
first-tournament-what = Doppelkopf im Saal: Auslosung, Listen auf den Telefonen der Tische oder auf Papier, Rangliste.
first-play = Spielen und sehen, was passiert
web-what-happened = Was ist passiert?
web-stop = Erst das Spiel anhalten. Niemand tut etwas, bevor Sie alles erklärt haben.
web-own-table = Spielen Sie an diesem Tisch selbst mit, soll jemand anders entscheiden.
web-more = Etwas anderes
web-find = Mit einem Wort suchen
web-find-nothing = Damit findet sich nichts. Versuchen Sie ein anderes Wort, oder sehen Sie die Liste durch.
web-rulings = Entscheidungen
web-house = Organisation
web-game = Spiel
web-which-laws = Nach welchen Regeln
web-dealer = gibt
web-offender = um diesen Platz geht es
web-penalty-points = Strafpunkte
web-bridge = Bridge
web-doppelkopf = Doppelkopf

## Das Gespräch

web-question-number = Frage { $n }
web-not-aloud = Nicht laut am Tisch fragen
web-unasked = Nicht gefragt, aber falls es so war
web-so-far = Bisher
web-change = Ändern
web-change-this = Ändern: { $what }
web-start-over = Von vorn
web-declarer = Alleinspieler
web-dummy = Dummy
web-suit-first = Erst die Farbe, dann die Karte.
web-choose-card = Karte
web-your-answer-was = Ihre bisherige Antwort
web-no-such-answer = „{ $found }“ ist keine Antwort auf diese Frage. Bitte eine von diesen wählen.
web-not-so-written = „{ $found }“ ist keine Antwort auf diese Frage. Wie man sie schreibt, steht darunter.
web-no-such-choice = „{ $found }“ steht hier nicht zur Wahl.
web-no-such-next = So kann es an diesem Tisch nicht weitergehen.

## Die Wahl

web-read-aloud = Zum Vorlesen
web-options-tree = Alle Möglichkeiten und was daraus folgt
web-then-choose = Dann die zweite Entscheidung:
web-tap-choice = Antippen, was { $anywho } wählt
web-and-then = Was dann verwertet werden darf

## Die Entscheidung

web-ruling = Die Entscheidung
web-on-the-table = Auf dem Tisch
web-holds-now = Was jetzt gilt
web-who-may-know = Wer was verwerten darf
web-laws = Regeln
web-status-executed = wird hier angewandt
web-status-asked = hängt davon ab, was Sie feststellen
web-status-judged = beurteilen Sie
web-debated = { $game ->
    [doppelkopf] Hier lassen die Regeln zwei Lesarten zu
   *[bridge] Hier gehen die Meinungen auseinander
}
web-reading-taken = So wird es hier gelesen
web-reading-other = Die andere Lesart
web-read-other-way = Nach der anderen Lesart entscheiden
web-after-board = { $game ->
    [doppelkopf] Bevor weitergespielt wird
   *[bridge] Nach dem Board
}
web-weigh = Von Ihnen abzuwägen
web-next = An diesem Tisch bleiben
web-no-penalty-card = Keine Strafkarte liegt auf dem Tisch. Sie können den Tisch verlassen.
web-major = Hauptstrafkarte
web-minor = Nebenstrafkarte
web-another = Noch eine Entscheidung an diesem Tisch

## Das Protokoll

web-save = Entscheidung festhalten
web-save-hint = Für das Buch der Entscheidungen. Alles kann leer bleiben.
web-save-needs-door = Zum Festhalten öffnen Sie auf diesem Gerät den Link, den Sie von der Organisation haben.
web-event = Turnier
web-table-name = Tisch
web-board = { $game ->
    [doppelkopf] Spiel
   *[bridge] Board
}
web-persons = Spieler
web-facts = Sachverhalt
web-facts-hint = Ankreuzen, worüber sich die Spieler nicht einig waren.
web-disputed = strittig
web-note = Notiz
web-note-hint = Warum Sie es so festgestellt haben, was dazukam, was noch anzusehen ist.
web-saved = Die Entscheidung ist festgehalten.
web-saved-later = Keine Verbindung: Die Entscheidung bleibt auf diesem Gerät und wird gesendet, sobald der Server antwortet.
web-ruling-number = Entscheidung { $number }
web-instead-of = Diese Entscheidung tritt an die Stelle von Entscheidung { $number }; jene bleibt im Buch.
web-ruled-anew = Neu entschieden: Entscheidung { $number }
web-stands-instead-of = An Stelle von Entscheidung { $number }
web-no-longer = Vorher anders befunden
web-line-ruled-anew = neu entschieden
web-no-rulings = Noch ist keine Entscheidung festgehalten. Was Sie entscheiden und festhalten, steht dann hier.
web-none-found = Keine Entscheidung enthält diese Wörter.
web-earlier = Frühere Entscheidungen
web-offered = Was zur Wahl stand
web-search = Suchen
web-search-label = Entscheidungen durchsuchen
web-print = Drucken
web-time = Zeit
web-chosen = Gewählt
web-text-read = Vorgelesen
web-by = { $game ->
    [doppelkopf] Schiedsrichter
   *[bridge] Turnierleitung
}
web-add-note = Nachtragen
web-added = Nachgetragen
web-add = Eintragen
web-appeal = { $game ->
    [doppelkopf] Einspruch
   *[bridge] Protest
}: ☐ nein  ☐ ja, um ________ durch ________________
web-show-desk = Am Entscheidungstisch öffnen
web-rulings-count = { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}

## Wer was darf

web-role-organiser = Organisation
web-role-director = Turnierleitung
web-role-table = Tisch { $n }
web-role-seat = Platz
web-role-table-director = Turnierleitung eines Tisches
web-role-spectator = Zuschauer
web-role-at = { $role } am Tisch „{ $table }“
web-role-with = { $role }. Mit am Tisch: { $others }.
web-you-are = Sie sind hier als: { $roles }
web-you-are-nobody = Sie sind Gast: Der Entscheidungstisch steht Ihnen offen, das Buch der Entscheidungen nicht.
web-enter = Anmelden
web-enter-ask = Mit diesem Link wird dieses Gerät zu: { $role }
web-enter-bad = Dieser Link öffnet nichts. Er wurde widerrufen oder nicht ganz kopiert. Bitten Sie die Organisation um einen neuen.
web-leave = Dieses Gerät abmelden
web-password = Passwort
web-password-wrong = Das ist nicht das Passwort.
web-password-none = Es ist kein Passwort gesetzt. Der Link der Organisation öffnet alles.
web-password-set = Ein Passwort ist gesetzt.
web-password-new = Neues Passwort
web-password-hint = Mindestens 10 Zeichen. Leer lassen, um das Passwort zu entfernen.
web-password-short = Das ist zu kurz: mindestens 10 Zeichen.
web-password-save = Passwort speichern
web-password-remove-this = Passwort entfernen?
web-password-remove-what = Mit einem Passwort kommt dann niemand mehr herein, und wer damit gekommen ist, ist sofort draußen. Die Links bleiben.
web-password-remove = Passwort entfernen
web-links = Links
web-links-hint = Wer einen Link auf einem Gerät öffnet, hat dort die Rolle, bis Sie ihn widerrufen.
web-files = Dateien
web-files-mark = Was dieser Rechner als Datei sichert, unterschreibt er mit dem Kennzeichen { $mark }. Wer so eine Datei auf einem anderen Rechner aufnimmt, kann es dort vergleichen.
web-files-known = Dateien mit diesen Kennzeichen werden ohne Nachfrage aufgenommen:
web-files-forget = Wieder nachfragen
web-files-forget-this = Bei { $mark } wieder nachfragen
web-files-whose = Von wem ist diese Datei?
web-link-new = Link anlegen
web-link-for = Für wen
web-link-label = Name
web-link-made = Der neue Link. Er wird nur dieses eine Mal gezeigt; kopieren Sie ihn jetzt oder lassen Sie ihn scannen.
web-link-qr = QR-Code des Links
web-revoke = Widerrufen
web-revoke-this = Link für { $name } widerrufen
web-revoke-what = { $name }: Alle Geräte, die mit diesem Link gekommen sind, sind sofort draußen. Sie können ihn später wieder gelten lassen.
web-revoke-own = Mit diesem Link sind Sie selbst hier: Danach ist dieses Gerät Gast.
web-restore = Wieder gelten lassen
web-restore-this = Link für { $name } wieder gelten lassen
web-last-link = Das ist der letzte Link, mit dem jemand als Organisation hereinkommt, und ein Passwort ist nicht gesetzt. Legen Sie zuerst einen neuen Link an, oder setzen Sie ein Passwort.
web-last-password = Ohne Passwort käme niemand mehr als Organisation herein: Es gilt kein Link der Organisation. Legen Sie zuerst einen an.
web-not-sure = Nein, zurück
web-revoked = widerrufen
web-in-force = gültig

## Ohne Verbindung

web-offline-title = Ohne Verbindung
web-offline = Keine Verbindung. Sie sehen Seiten, die auf diesem Gerät gespeichert sind.
web-offline-what = Es gibt keine Verbindung zum Server, und diese Seite wurde hier noch nie geöffnet. Seiten des Entscheidungstischs, die Sie schon geöffnet haben, gehen auch ohne Verbindung; Entscheidungen, die Sie festhalten, bleiben gespeichert und werden später gesendet.
web-offline-not-here = Diese Adresse geht nicht ohne Verbindung: Ein Browser speichert Seiten nur bei https-Adressen und für den Rechner selbst.
web-offline-ready = Einmal geöffnete Seiten des Entscheidungstischs gehen auch ohne Verbindung.
web-waiting = { $n ->
    [one] { $n } Entscheidung wartet darauf, gesendet zu werden
   *[other] { $n } Entscheidungen warten darauf, gesendet zu werden
}
web-refused-later = Der Server hat eine hier gespeicherte Entscheidung nicht angenommen: { $reason }

## Was schiefgehen kann

web-error-not-found = Diese Seite gibt es nicht
web-error-not-found-what = Die Adresse führt nirgendwohin. Von der Startseite aus finden Sie alles.
web-error-forbidden = Das steht Ihnen nicht offen
web-error-forbidden-what = Dazu muss auf diesem Gerät ein Link der Organisation geöffnet werden.
web-error-bad = Damit lässt sich nichts anfangen
web-error-not-allowed = Das geht in diesem Turnier so nicht
web-error-too-long = Die Adresse oder der Text ist zu lang.
web-error-unreadable = Diese Seite erwartet etwas anderes. Gehen Sie zurück und versuchen Sie es noch einmal.
web-error-foreign = Es kam von einer fremden Website und wurde nicht ausgeführt.
web-error-host = Der Server heißt nicht so: { $found }. Nehmen Sie die Adresse, die er beim Start ausgegeben hat, oder starten Sie ihn mit --name { $found }.
web-error-too-many = Zu viele Anfragen
web-error-too-many-what = Warten Sie einen Augenblick und versuchen Sie es dann noch einmal.
web-error-server = Der Server konnte es nicht
web-error-server-what = Nichts wurde geändert. Versuchen Sie es noch einmal; bleibt es so, sehen Sie nach, was der Server ausgibt.
web-error-conflict = Jemand anders war schneller
web-error-conflict-what = Laden Sie die Seite neu: Sie hat sich inzwischen geändert.
web-error-key = Diese Anfrage gab es schon anders
web-error-key-what = Unter demselben Schlüssel ist schon etwas anderes gespeichert; dies hier wurde nicht ausgeführt. Bitte die Seite neu laden und noch einmal eintragen.
web-error-method = So geht es hier nicht
web-error-method-what = Die Adresse gibt es, aber nicht für diese Methode. Was hier geht, steht unter /api.
web-error-hidden = In einer Zeile stehen unsichtbare Zeichen oder Zeilenumbrüche. Bitte neu eintippen.
web-error-cookie = Die Anfrage sagt nicht, woher sie kommt, und ein Cookie allein genügt nicht. Programme weisen sich mit dem Token eines Links aus: Authorization: Bearer TOKEN
web-error-unsure = Es ist nicht bekannt, ob es gespeichert wurde
web-error-unsure-what = Die Datenbank hat nicht rechtzeitig geantwortet. Bitte gleich noch einmal absenden: Was schon gespeichert ist, wird kein zweites Mal gespeichert.
web-error-stalled = Die Anfrage ist nicht rechtzeitig angekommen
web-error-stalled-what = Davon wurde nichts gespeichert. Bitte noch einmal absenden.
web-error-slow = Der Server kommt gerade nicht nach
web-error-slow-what = Die Datenbank antwortet nicht rechtzeitig. Bitte gleich noch einmal versuchen.
web-damaged = Ein Teil der Daten lässt sich nicht lesen
web-damaged-what = { $stream }, Eintrag { $number }: { $why }. Alles andere ist, wie es war. Wer den Server betreibt, findet mit „stich doctor“, was beschädigt ist und was die letzte Sicherung noch hat.
web-damage =
    { $why ->
        [missing] er fehlt
        [changed] er oder was davor steht wurde nach dem Speichern verändert
        [newer] eine neuere Version dieses Programms hat ihn geschrieben; bitte aktualisieren
       *[unreadable] er ist nicht lesbar
    }
web-book-damaged = Entscheidung { $number } wird nicht gezeigt: Der Eintrag ist beschädigt – { $why }.
web-book-addition-damaged = Ein Nachtrag zu einer Entscheidung wird nicht gezeigt: Der Eintrag ist beschädigt – { $why }.
web-damaged-backup = Die anderen sind vollständig. Wer den Server betreibt, findet mit „stich doctor“, was beschädigt ist und was die letzte Sicherung noch hat.

## Was der Server ausgibt

web-serve-address = Stichentscheid ist zu finden unter { $address }
web-serve-loopback = Nur dieser Rechner kann es öffnen. Mit --lan können es alle im selben Netz.
web-serve-lan = Mit --lan können alle in diesem Netz den Entscheidungstisch öffnen und diese Seiten sehen. Ohne Link kann niemand etwas speichern oder ändern. Die Verbindung ist nicht verschlüsselt: Nehmen Sie ein Netz, dem Sie trauen.
web-serve-organiser = Der Link der Organisation (behalten Sie ihn für sich; er wird nur dieses eine Mal gezeigt):
web-serve-new-link = Einen weiteren Link, falls dieser verloren geht, erzeugt: stich serve --organiser-link
web-serve-scan = Mit dem Telefon scannen:
web-serve-code = Die Adresse als QR-Code; Telefone können sie nur mit --lan öffnen:
web-serve-stop = Strg-C beendet es.
web-serve-data = Daten: { $place }
web-serve-backups = Sicherungen: { $place }, jeden Tag eine, die letzten 14
web-serve-no-backups = Sicherungen: nicht durch dieses Programm. Sichern Sie PostgreSQL täglich mit pg_dump.
web-serve-closed = { $place } stand anderen Benutzern dieses Rechners offen. Jetzt darf dort nur noch dieser Benutzer lesen.
web-serve-in-use = { $address } ist schon belegt. Wählen Sie mit --port einen anderen Port, oder lassen Sie --port weg: Dann findet sich einer, der frei ist.
web-serve-cannot = { $address } lässt sich nicht verwenden: { $reason }. Wählen Sie mit --port einen anderen Port.
web-serve-other-port = Port { $taken } ist belegt; vielleicht läuft Stichentscheid schon. Dieses hier nimmt Port { $port }.
web-serve-no-browser = Der Browser ließ sich nicht öffnen: { $reason }. Öffnen Sie die Adresse selbst.
web-serve-stopped = Beendet; alles ist gespeichert.
web-serve-no-folder = Auf diesem Rechner ist kein Datenordner bekannt; nennen Sie einen mit --data.

## Die Texte des Programms, für alle, die sie besser sagen würden

words-title = Texte
words-lead = So sagt das niemand? Suchen Sie den Text und schlagen Sie einen besseren vor. Vorschläge bleiben hier gespeichert und lassen sich an die schicken, die dieses Programm machen.
words-search = Wörter des Textes oder sein Name
words-count = { $n ->
    [one] Ein Text
   *[other] { $n } Texte
}
words-proposed = { $n ->
    [one] Ein besserer Text ist vorgeschlagen.
   *[other] { $n } bessere Texte sind vorgeschlagen.
}
words-patch = Herunterladen
words-has-proposal = Vorschlag
words-more = Weitere Texte
words-now = So heißt es jetzt
words-english = Auf Englisch
words-better = Ein besserer Text
words-braces = Was in geschweiften Klammern steht, wird eingesetzt: Lassen Sie es stehen, an der Stelle, an die es in Ihrem Satz gehört.
words-propose = Vorschlagen
words-by = Vorgeschlagen von { $by }, { $at }.
words-not-known = „{ $name }“ wird hier nicht eingesetzt.
words-empty = Ein Text muss etwas sagen.
words-unreadable = Das lässt sich nicht lesen. Fehlt eine Klammer, oder ist eine zu viel?
words-missing = { $name } fehlt: Ohne das bleibt etwas ungesagt.
words-none = Niemand hat einen besseren Text vorgeschlagen.
