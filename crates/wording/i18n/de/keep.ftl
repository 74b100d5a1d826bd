## Wo alles aufbewahrt wird

keep-nothing-here = In { $place } ist noch nichts aufbewahrt.
keep-no-tournament = Ein Turnier „{ $name }“ gibt es in { $place } nicht; `stich tournament new { $name } --name …` legt es an.
keep-no-tournament-but = Ein Turnier „{ $name }“ gibt es in { $place } nicht. Es gibt: { $names }.
keep-no-tournaments = In { $place } gibt es noch kein Turnier.
keep-tournament-exists = Ein Turnier { $name } gibt es in { $place } schon; nichts wurde geändert. Wählen Sie einen anderen Kurznamen.
keep-overtaken = Es wird gerade laufend in dieses Turnier geschrieben; nichts wurde geändert. Bitte noch einmal versuchen.
keep-folder = Der Datenordner { $place } lässt sich nicht verwenden: { $reason }. Nennen Sie mit --data einen anderen, oder geben Sie diesem Benutzer dort Schreibrecht.
keep-locked = Ein anderes Programm hält die Daten in { $place } fest; nichts wurde geändert. Beenden Sie es und versuchen Sie es noch einmal.
keep-full = Der Datenträger von { $place } ist voll; nichts wurde geändert, und was vorher gespeichert war, ist sicher. Schaffen Sie Platz und versuchen Sie es noch einmal.
keep-database = Die Daten in { $place } lassen sich nicht verwenden: { $reason }.
keep-web-full = Der Datenträger des Servers ist voll
keep-web-full-what = Nichts wurde geändert, und was vorher gespeichert war, ist sicher. Wer den Server betreibt, muss Platz schaffen; dann versuchen Sie es noch einmal.
keep-backed-up = Alles aus { $place } steht jetzt in { $file }; Einträge: { $n }.
keep-secret = Heben Sie diese Datei sicher auf: Sie enthält Namen und das, was die Türen des Servers öffnet.
keep-exported = { $stream } steht jetzt in { $file }; Einträge: { $n }.
keep-restored = Die Sicherung steht jetzt in { $place }; neue Einträge: { $n }.
keep-nothing-new = Das alles steht schon in { $place }; nichts wurde geändert.
keep-imported = { $stream } steht jetzt in { $place }; neue Einträge: { $n }.
keep-no-stream = { $stream } gibt es in { $place } nicht. Es gibt: { $names }.
keep-many-streams = { $file } enthält mehreres ({ $n } Turniere, Tische oder Bücher); `stich restore` nimmt alles auf.
keep-file-exists = { $file } gibt es schon; nichts wurde überschrieben. --replace überschreibt es.
keep-file-empty = { $file }: In dieser Datei steht nichts.
keep-file-newer = { $file } hat das Format { $found }, das diese Fassung nicht kennt; bitte das Programm aktualisieren.
keep-file-damaged = { $file }, Zeile { $line }: { $what } Nichts wurde aufgenommen.
keep-file-cut = { $file } ist abgeschnitten: Nach Zeile { $line } fehlt etwas. Nichts wurde aufgenommen.
keep-differs = { $stream } gibt es hier schon, und es ist nicht dasselbe; nichts wurde geändert. Nehmen Sie es dort auf, wo es noch keines gibt (--data ORDNER), ein einzelnes auch unter anderem Namen (`stich import --to`).
keep-torn = Hinweis: Am Ende der Datei steht ein abgebrochener Eintrag ({ $n } { $n ->
    [one] Byte
   *[other] Bytes
}), der nie als gespeichert gemeldet wurde; er zählt nicht.
keep-damage-shape = Das ist keine Zeile einer solchen Datei.
keep-damage-number = Hier steht Eintrag { $found }, erwartet wird Eintrag { $expected }: Eine Zeile fehlt oder ist dazugekommen.
keep-damage-sum = Die Prüfsumme stimmt nicht: Die Zeile ist nach dem Schreiben verändert worden.
keep-damage-record = Dieser Eintrag ist dieser Fassung unbekannt: { $reason }.
