# Udskrifter til en Doppelkopf-turnering: pladskort, spillelister, ranglister.

paper-page = Side { $m } af { $total }
paper-round = Runde { $m }
paper-table = Bord { $m }
paper-position = Plads { $m }
paper-start-number = Nr. { $m }

paper-card-title = Pladskort
paper-plan-title = Bordplan
paper-card-start-number = Startnummer
paper-card-round = Runde
paper-card-table = Bord
paper-card-position = Plads
paper-code-title = Bordskilte
paper-code-wifi = På wi-fi
paper-code-scan = Bordets liste
paper-code-network = Netværk: { $name }
paper-code-password = Adgangskode: { $password }
paper-code-open = uden adgangskode

paper-list-title = Spilleliste
paper-list-continued = Spilleliste, ark { $m } af { $total }
paper-list-date = Dato
paper-list-start = Start
paper-list-end = Slut
paper-list-extra = Ekstra tid
paper-list-number = Nr.
paper-list-dealer = Giver
paper-list-game = Spil, solist, meldinger
paper-list-points = Point
paper-list-running = Stilling
paper-list-first-dealer = giver først
paper-list-keeper = fører listen
paper-list-carried = Overført
paper-list-games = Spillepoint
paper-list-penalties = Strafpoint
paper-list-penalty-entry = Spil nr., årsag, underskrift
paper-list-deduction = Fradrag
paper-list-sum = Slutstilling
paper-list-pflichtsolo = Pflichtsolo
paper-list-kind = Slags
paper-list-game-number = Spil nr.
paper-list-signature = Underskrift
paper-list-signature-hint = Alle ved bordet står inde for listen.
paper-list-won = Ring om tallet: vundet
paper-list-sat-out = –: sidder over
paper-list-struck = udgår
paper-list-check-four = Skriv hvert spil ind med det samme, og sæt ring om vinderne. Hver linje giver 0 i alt; alle fire resultater er lige, eller alle fire er ulige.
paper-list-check-five = Skriv hvert spil ind med det samme, og sæt ring om vinderne. Hver linje giver 0 i alt. Giveren sidder over og får 0.
paper-list-check-more = Skriv hvert spil ind med det samme, og sæt ring om vinderne. Hver linje giver 0 i alt. Den, der sidder over, får 0.
paper-list-scheme = Giveren sidder over og sammen med ham, efter plads – giver: hvem ellers. En omgang er slut, når alle har givet et spil, der ikke var en Pflichtsolo.
paper-list-lap = { $n }. omgang:  { $all }
paper-list-corrections = Rettelser
paper-list-correction = { $mark } Rettet af { $by }, { $when }: { $why }

paper-ranking-title = Rangliste
paper-ranking-after = { $m ->
    [0] før første runde
   *[other] efter runde { $m }
}
paper-ranking-final = slutstilling
paper-ranking-teams = Hold
paper-ranking-rank = Rang
paper-ranking-number = Nr.
paper-ranking-name = Navn
paper-ranking-club = Klub
paper-ranking-team = Hold
paper-ranking-members = Medlemmer
paper-ranking-round = Rd. { $m }
paper-ranking-deduction = Fradrag
paper-ranking-total = I alt
paper-ranking-chain = Ved samme sum afgør: { $list }
paper-ranking-decided = { $mark } Rang afgjort ved: { $rule }
paper-ranking-missed = –: spillede ikke
paper-ranking-out = Diskvalificeret: { $names }
paper-tie-best-round = bedste enkelte runde
paper-tie-last-round = sidste runde
paper-tie-won-pflichtsoli = flere vundne Pflichtsoli
paper-tie-lot = lodtrækning
paper-tie-more-rounds = spillede runder

paper-certificate-title = Diplom
paper-certificate-place = { $m }. plads
paper-certificate-shared = delt
paper-certificate-points = med { $points } point
paper-certificate-of = { $m ->
    [one] én spiller deltog
   *[other] { $m } spillere deltog
}
paper-certificate-signature = Turneringsledelsen
