# Afdrukken van een Doppelkopf-toernooi: plaatskaarten, scorelijsten, ranglijsten.

paper-page = Pagina { $m } van { $total }
paper-round = Ronde { $m }
paper-table = Tafel { $m }
paper-position = Plaats { $m }
paper-start-number = Nr. { $m }

paper-card-title = Plaatskaarten
paper-plan-title = Tafelindeling
paper-card-start-number = Startnummer
paper-card-round = Ronde
paper-card-table = Tafel
paper-card-position = Plaats
paper-code-title = Tafelkaarten
paper-code-wifi = Op de wifi
paper-code-scan = De lijst van deze tafel
paper-code-network = Netwerk: { $name }
paper-code-password = Wachtwoord: { $password }
paper-code-open = zonder wachtwoord

paper-list-title = Scorelijst
paper-list-continued = Scorelijst, blad { $m } van { $total }
paper-list-date = Datum
paper-list-start = Begin
paper-list-end = Einde
paper-list-extra = Extra tijd
paper-list-number = Nr.
paper-list-dealer = Gever
paper-list-game = Spel, solist, meldingen
paper-list-points = Punten
paper-list-running = Stand
paper-list-first-dealer = geeft eerst
paper-list-keeper = houdt de lijst bij
paper-list-carried = Overgebracht
paper-list-games = Spelpunten
paper-list-penalties = Strafpunten
paper-list-penalty-entry = Spel nr., reden, handtekening
paper-list-deduction = Aftrek
paper-list-sum = Eindstand
paper-list-pflichtsolo = Pflichtsolo
paper-list-kind = Soort
paper-list-game-number = Spel nr.
paper-list-signature = Handtekening
paper-list-signature-hint = Iedereen aan tafel staat in voor de lijst.
paper-list-won = Omcirkeld: gewonnen
paper-list-sat-out = –: zit stil
paper-list-struck = vervallen
paper-list-check-four = Noteer elk spel meteen en omcirkel de winnaars. Elke regel is samen 0; alle vier de uitslagen zijn even of alle vier oneven.
paper-list-check-five = Noteer elk spel meteen en omcirkel de winnaars. Elke regel is samen 0. De gever zit stil en krijgt 0.
paper-list-check-more = Noteer elk spel meteen en omcirkel de winnaars. Elke regel is samen 0. Wie stilzit, krijgt 0.
paper-list-scheme = De gever zit stil en met hem, per plaats – gever: wie nog. Een omloop is voorbij als iedereen een spel heeft gegeven dat geen Pflichtsolo was.
paper-list-lap = Omloop { $n }:  { $all }
paper-list-corrections = Correcties
paper-list-correction = { $mark } Gecorrigeerd door { $by }, { $when }: { $why }

paper-ranking-title = Ranglijst
paper-ranking-after = { $m ->
    [0] voor de eerste ronde
   *[other] na ronde { $m }
}
paper-ranking-final = eindstand
paper-ranking-teams = Teams
paper-ranking-rank = Rang
paper-ranking-number = Nr.
paper-ranking-name = Naam
paper-ranking-club = Club
paper-ranking-team = Team
paper-ranking-members = Leden
paper-ranking-round = Rd. { $m }
paper-ranking-deduction = Aftrek
paper-ranking-total = Totaal
paper-ranking-chain = Bij een gelijk totaal beslist: { $list }
paper-ranking-decided = { $mark } Rang beslist door: { $rule }
paper-ranking-missed = –: niet gespeeld
paper-ranking-out = Gediskwalificeerd: { $names }
paper-tie-best-round = beste losse ronde
paper-tie-last-round = laatste ronde
paper-tie-won-pflichtsoli = meer gewonnen Pflichtsoli
paper-tie-lot = loting
paper-tie-more-rounds = gespeelde rondes

paper-certificate-title = Oorkonde
paper-certificate-place = { $m }e plaats
paper-certificate-shared = gedeeld
paper-certificate-points = met { $points } punten
paper-certificate-of = { $m ->
    [one] één speler deed mee
   *[other] { $m } spelers deden mee
}
paper-certificate-signature = Toernooileiding
