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
keep-read-only = In { $place } darf dieser Benutzer nicht schreiben; nichts wurde geändert. Erlauben Sie es ihm, oder wählen Sie mit --data einen anderen Ordner.
keep-not-ours = In { $place } liegt eine Datei { $file } eines anderen Programms; sie blieb, wie sie ist. Wählen Sie mit --data einen anderen Ordner.
keep-newer = Die Daten in { $place } hat eine neuere Fassung von Stichentscheid geschrieben; nichts wurde geändert. Bitte das Programm aktualisieren, oder wählen Sie mit --data einen anderen Ordner.
keep-password = PostgreSQL lässt uns nicht hinein: { $reason }. Prüfen Sie Benutzer, Passwort und Name der Datenbank in der Adresse (--database oder STICH_DATABASE).
keep-unreachable = PostgreSQL ist nicht zu erreichen: { $reason }. Starten Sie es, oder prüfen Sie Rechner und Port in der Adresse (--database oder STICH_DATABASE).
keep-database = Die Daten in { $place } lassen sich nicht verwenden: { $reason }.
keep-web-full = Der Datenträger des Servers ist voll
keep-web-full-what = Nichts wurde geändert, und was vorher gespeichert war, ist sicher. Wer den Server betreibt, muss Platz schaffen; dann versuchen Sie es noch einmal.
keep-backed-up = Alles aus { $place } steht jetzt in { $file }; Einträge: { $n }.
keep-left-out = Nicht in der Datei: { $what }
keep-secret = Heben Sie diese Datei sicher auf: Sie enthält Namen und das, was die Türen des Servers öffnet.
keep-exported = { $stream } steht jetzt in { $file }; Einträge: { $n }.
keep-restored = Die Sicherung steht jetzt in { $place }; neue Einträge: { $n }.
keep-nothing-new = Das alles steht schon in { $place }; nichts wurde geändert.
keep-imported = { $stream } steht jetzt in { $place }; neue Einträge: { $n }.
keep-no-stream = { $stream } gibt es in { $place } nicht. Es gibt: { $names }.
keep-many-streams = { $file } enthält mehreres ({ $n } Turniere, Tische oder Bücher); `stich restore` nimmt alles auf.
keep-one-stream = { $file } ist keine Sicherung: Darin ist nur { $stream }. Das nimmt `stich import` auf.
keep-else = In { $place } ist schon etwas anderes: { $stream }. Eine Sicherung kommt dorthin, wo sonst nichts ist (--data NEU); nichts wurde geändert.
keep-file-exists = { $file } gibt es schon; nichts wurde überschrieben. --replace überschreibt es.
keep-file-empty = { $file }: In dieser Datei steht nichts.
keep-file-newer = { $file } hat das Format { $found }, das diese Fassung nicht kennt; bitte das Programm aktualisieren.
keep-file-damaged = { $file }, Zeile { $line }: { $what } Nichts wurde aufgenommen.
keep-file-cut = { $file } ist abgeschnitten: Nach Zeile { $line } fehlt etwas. Nichts wurde aufgenommen.
keep-file-forged = { $file } ist nicht das, was unterschrieben wurde: Die Datei wurde nachträglich verändert. Nichts wurde aufgenommen. Lassen Sie sie sich noch einmal schicken.
keep-house-option = Wenn Sie wissen, woher sie kommt, nehmen Sie sie mit `--house { $mark }` auf.
keep-differs = { $stream } gibt es hier schon, und es ist nicht dasselbe; nichts wurde geändert. Nehmen Sie es dort auf, wo es noch keines gibt (--data ORDNER), ein einzelnes auch unter anderem Namen (`stich import --to`).
keep-torn = Hinweis: Am Ende der Datei steht ein abgebrochener Eintrag ({ $n } { $n ->
    [one] Byte
   *[other] Bytes
}), der nie als gespeichert gemeldet wurde; er zählt nicht.
keep-damage-shape = Das ist keine Zeile einer solchen Datei.
keep-damage-number = Hier steht Eintrag { $found }, erwartet wird Eintrag { $expected }: Eine Zeile fehlt oder ist dazugekommen.
keep-damage-sum = Die Prüfsumme stimmt nicht: Die Zeile ist nach dem Schreiben verändert worden.
keep-damage-record = Dieser Eintrag ist dieser Fassung unbekannt: { $reason }.
doctor-file = Die Datei der Datenbank ist beschädigt: { $reason }
doctor-stream = { $stream } lässt sich gar nicht lesen: { $reason }
doctor-event = { $stream }, Eintrag { $number }: { $why }
doctor-story = Das kann so nicht geschehen sein: { $reason }
doctor-looked = { $place }: { $streams } Ströme mit { $events } Einträgen durchgesehen.
doctor-no-backup = In { $place } liegt noch keine Sicherung. Ein laufender Server macht jeden Tag eine; `stich backup DATEI` macht jetzt eine.
doctor-backup = Die letzte Sicherung: { $file }
doctor-old-backup = { $n ->
    [one] Sie ist { $n } Tag alt: Seitdem lief kein Server, oder er konnte dort nicht schreiben.
   *[other] Sie ist { $n } Tage alt: Seitdem lief kein Server, oder er konnte dort nicht schreiben.
}
doctor-backup-wrong = Auch die Sicherung vom { $day } ist beschädigt: { $what }
doctor-saved = Die Sicherung vom { $day } hat { $stream }, Eintrag { $number }, noch.
doctor-not-saved = Die Sicherung vom { $day } hat { $stream }, Eintrag { $number }, nicht.
doctor-differs = Die Sicherung vom { $day } hat { $stream }, Eintrag { $number }; hier fehlt er oder lautet anders.
doctor-restore = Zurück zum { $day }: Server beenden, `stich restore { $file } --data NEU`, und mit `--data NEU` starten. Was später kam, ist nicht dabei; heben Sie den alten Ordner auf und exportieren Sie von dort, was heil ist.
doctor-well = Alles in Ordnung.
