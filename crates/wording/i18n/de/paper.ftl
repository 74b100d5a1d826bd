# Ausdrucke eines Doppelkopf-Turniers: Platzkarten, Spiellisten, Ranglisten.

paper-page = Seite { $m } von { $total }
paper-round = Runde { $m }
paper-table = Tisch { $m }
paper-position = Platz { $m }
paper-start-number = Nr. { $m }

paper-card-title = Platzkarten
paper-plan-title = Sitzplan
paper-card-start-number = Startnummer
paper-card-round = Runde
paper-card-table = Tisch
paper-card-position = Platz
paper-code-title = Tischaufsteller
paper-code-wifi = Ins WLAN
paper-code-scan = Liste dieses Tischs
paper-code-network = Netz: { $name }
paper-code-password = Passwort: { $password }
paper-code-open = ohne Passwort

paper-list-title = Spielliste
paper-list-continued = Spielliste, Blatt { $m } von { $total }
paper-list-date = Datum
paper-list-start = Beginn
paper-list-end = Ende
paper-list-extra = Zeitzugabe
paper-list-number = Nr.
paper-list-dealer = Geber
paper-list-game = Spiel, Solist, Ansagen
paper-list-points = Punkte
paper-list-running = Stand
paper-list-first-dealer = gibt zuerst
paper-list-keeper = Listenführer
paper-list-carried = Übertrag
paper-list-games = Spielpunkte
paper-list-penalties = Strafpunkte
paper-list-penalty-entry = Spiel-Nr., Anlass, Unterschrift
paper-list-deduction = Abzug
paper-list-sum = Endstand
paper-list-pflichtsolo = Pflichtsolo
paper-list-kind = Art
paper-list-game-number = Spiel-Nr.
paper-list-signature = Unterschrift
paper-list-signature-hint = Alle am Tisch stehen für die Liste ein.
paper-list-won = Eingekreist: gewonnen
paper-list-sat-out = –: setzt aus
paper-list-struck = gestrichen
paper-list-check-four = Jedes Spiel sofort eintragen, Gewinner einkreisen. Jede Zeile ergibt zusammen 0; alle vier Ergebnisse sind gerade oder alle vier ungerade.
paper-list-check-five = Jedes Spiel sofort eintragen, Gewinner einkreisen. Jede Zeile ergibt zusammen 0. Der Geber setzt aus und bekommt 0.
paper-list-check-more = Jedes Spiel sofort eintragen, Gewinner einkreisen. Jede Zeile ergibt zusammen 0. Wer aussetzt, bekommt 0.
paper-list-scheme = Es setzt der Geber aus und mit ihm, nach Plätzen – Geber: wer noch. Ein Umlauf ist vorbei, wenn jeder ein Spiel gegeben hat, das kein Pflichtsolo war.
paper-list-lap = { $n }. Umlauf:  { $all }
paper-list-corrections = Berichtigungen
paper-list-correction = { $mark } Berichtigt von { $by }, { $when }: { $why }

paper-ranking-title = Rangliste
paper-ranking-after = { $m ->
    [0] vor der ersten Runde
   *[other] nach Runde { $m }
}
paper-ranking-final = Endstand
paper-ranking-teams = Mannschaften
paper-ranking-rank = Rang
paper-ranking-number = Nr.
paper-ranking-name = Name
paper-ranking-club = Verein
paper-ranking-team = Mannschaft
paper-ranking-members = Mitglieder
paper-ranking-round = Rd. { $m }
paper-ranking-deduction = Abzug
paper-ranking-total = Summe
paper-ranking-chain = Bei gleicher Summe entscheidet: { $list }
paper-ranking-decided = { $mark } Rang entschieden durch: { $rule }
paper-ranking-missed = –: nicht gespielt
paper-ranking-out = Disqualifiziert: { $names }
paper-tie-best-round = beste Einzelrunde
paper-tie-last-round = letzte Runde
paper-tie-won-pflichtsoli = mehr gewonnene Pflichtsoli
paper-tie-lot = Los
paper-tie-more-rounds = gespielte Runden

paper-certificate-title = Urkunde
paper-certificate-place = { $m }. Platz
paper-certificate-shared = geteilt
paper-certificate-points = mit { $points } Punkten
paper-certificate-of = { $m ->
    [one] ein Spieler nahm teil
   *[other] { $m } Spieler nahmen teil
}
paper-certificate-signature = Turnierleitung
