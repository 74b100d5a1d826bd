# Utskrifter til en Doppelkopf-turnering: plasskort, spillelister, rangeringer.

paper-page = Side { $m } av { $total }
paper-round = Runde { $m }
paper-table = Bord { $m }
paper-position = Plass { $m }
paper-start-number = Nr. { $m }

paper-card-title = Plasskort
paper-plan-title = Bordplan
paper-card-start-number = Startnummer
paper-card-round = Runde
paper-card-table = Bord
paper-card-position = Plass
paper-code-title = Bordskilt
paper-code-wifi = På wifi
paper-code-scan = Listen til dette bordet
paper-code-network = Nettverk: { $name }
paper-code-password = Passord: { $password }
paper-code-open = uten passord

paper-list-title = Poengliste
paper-list-continued = Poengliste, ark { $m } av { $total }
paper-list-date = Dato
paper-list-start = Start
paper-list-end = Slutt
paper-list-extra = Ekstra tid
paper-list-number = Nr.
paper-list-dealer = Giver
paper-list-game = Spill, solist, meldinger
paper-list-points = Poeng
paper-list-running = Stilling
paper-list-first-dealer = gir først
paper-list-keeper = fører listen
paper-list-carried = Overført
paper-list-games = Spillepoeng
paper-list-penalties = Straffepoeng
paper-list-penalty-entry = Spill nr., årsak, underskrift
paper-list-deduction = Fratrekk
paper-list-sum = Sluttsum
paper-list-pflichtsolo = Pflichtsolo
paper-list-kind = Type
paper-list-game-number = Spill nr.
paper-list-signature = Underskrift
paper-list-signature-hint = Alle ved bordet går god for listen.
paper-list-won = Ring rundt tallet: vunnet
paper-list-sat-out = –: sitter over
paper-list-struck = utgår
paper-list-check-four = Skriv inn hvert spill med en gang, og sett ring rundt vinnerne. Hver linje gir 0 til sammen; alle fire resultatene er partall, eller alle fire er oddetall.
paper-list-check-five = Skriv inn hvert spill med en gang, og sett ring rundt vinnerne. Hver linje gir 0 til sammen. Giveren sitter over og får 0.
paper-list-check-more = Skriv inn hvert spill med en gang, og sett ring rundt vinnerne. Hver linje gir 0 til sammen. Den som sitter over, får 0.
paper-list-scheme = Giveren sitter over og sammen med ham, etter plass – giver: hvem ellers. En omgang er over når alle har gitt et spill som ikke var en Pflichtsolo.
paper-list-lap = { $n }. omgang:  { $all }
paper-list-corrections = Rettelser
paper-list-correction = { $mark } Rettet av { $by }, { $when }: { $why }

paper-ranking-title = Rangliste
paper-ranking-after = { $m ->
    [0] før første runde
   *[other] etter runde { $m }
}
paper-ranking-final = sluttstilling
paper-ranking-teams = Lag
paper-ranking-rank = Rang
paper-ranking-number = Nr.
paper-ranking-name = Navn
paper-ranking-club = Klubb
paper-ranking-team = Lag
paper-ranking-members = Medlemmer
paper-ranking-round = Rd. { $m }
paper-ranking-deduction = Fratrekk
paper-ranking-total = Sum
paper-ranking-chain = Ved lik sum avgjør: { $list }
paper-ranking-decided = { $mark } Rang avgjort ved: { $rule }
paper-ranking-missed = –: spilte ikke
paper-ranking-out = Diskvalifisert: { $names }
paper-tie-best-round = beste enkeltrunde
paper-tie-last-round = siste runde
paper-tie-won-pflichtsoli = flere vunne Pflichtsoli
paper-tie-lot = loddtrekning
paper-tie-more-rounds = spilte runder

paper-certificate-title = Diplom
paper-certificate-place = { $m }. plass
paper-certificate-shared = delt
paper-certificate-points = med { $points } poeng
paper-certificate-of = { $m ->
    [one] én spiller deltok
   *[other] { $m } spillere deltok
}
paper-certificate-signature = Turneringsledelsen
