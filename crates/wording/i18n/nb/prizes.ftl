# Slutten på en turnering: rangliste, premier, premieutdeling, diplomer, beste klubber.


## pages

prizes-results = Resultater
prizes-ranking = Rangliste
prizes-title = Premier
prizes-clubs = Beste klubber
prizes-certificates = Diplomer
prizes-certificates-first = { $n ->
    [one] Diplom til førsteplassen
   *[other] Diplomer til de første { $n } plassene
}
prizes-certificates-all = Diplomer til alle
prizes-pdf = Rangliste som PDF
prizes-csv = Rangliste som tabell (CSV)
prizes-nothing-yet = Her står ranglisten så snart et spill er ført inn.
prizes-covered = Plassene ropes opp under premieutdelingen.
prizes-out = Diskvalifisert
prizes-round = Rd. { $m }

## prizes

prizes-place = { $rank }. plass
prizes-place-shared = { $rank }. plass, delt
prizes-list = Hva som kan vinnes
prizes-hint = Én linje per plass, fra den første. La linjen stå tom der en plass ikke har premie. De som deler en plass, deler premiene for alle plassene de tar opp.
prizes-save = Lagre premiene
prizes-none = Det er ikke skrevet opp premier ennå.
prizes-among = { $n ->
    [one] { $prizes }, til { $n } spiller
   *[other] { $prizes }, delt mellom { $n } spillere
}
prizes-who = Hvem får hva
prizes-so-far = Slik står det nå; det kan fortsatt endre seg.

## prize-giving

prizes-giving = Premieutdeling
prizes-giving-hint = På storskjermen kommer plassene fram én etter én, fra den siste; på hver telefon ens egen så snart den er ropt opp. Til da ser bare turneringsledelsen dem.
prizes-cover = Dekk til ranglisten til premieutdelingen
prizes-begin = Begynn premieutdelingen
prizes-wait = Den kan begynne så snart alle rundene er avsluttet.
prizes-next = Rop opp: { $place }
prizes-next-is = Neste
prizes-down-to = Rop opp alle til { $rank }. plass på én gang
prizes-step-back = Ta den siste tilbake
prizes-all-announced = Alle plassene er ropt opp.
prizes-open = Avslutt: vis alle hele ranglisten
prizes-uncover = Avdekk ranglisten
prizes-ask-open = Vise alle hele ranglisten nå?
prizes-ask-open-what = { $n ->
    [one] Én plass er ikke ropt opp ennå. Alle som ser på, ser den straks, og det kan ikke gjøres om.
   *[other] { $n } plasser er ikke ropt opp ennå. Alle som ser på, ser dem straks, og det kan ikke gjøres om.
}
prizes-ask-down-to-what = { $n ->
    [one] Da ropes én plass opp på én gang.
   *[other] Da ropes { $n } plasser opp på én gang.
}
prizes-ask-doubtful = Rope opp likevel?
prizes-ask-called = Plasser som er ropt opp, endrer seg
prizes-ask-called-what = Med denne endringen stemmer det ikke lenger hva som er ropt opp. Ranglisten viser da den nye stillingen.
prizes-ask-called-yes = Endre likevel
prizes-in-a-moment = Premieutdelingen begynner straks.
prizes-announced = Ropt opp
prizes-points = { $n ->
    [one] { $points } poeng
   *[other] { $points } poeng
}

## on the telephone

prizes-place-now = Så langt: { $place }
prizes-best-game = Beste spill: { $points } – runde { $round }, spill { $number }
prizes-prize = Premie: { $prize }
prizes-to-mine = Turneringen er over: se plassen din
prizes-over = Turneringen er over. Takk for spillet.

## clubs

prizes-clubs-hint = { $n ->
    [one] Den beste spilleren fra hver klubb teller.
   *[other] De { $n } beste spillerne fra hver klubb teller.
}
prizes-clubs-count = Hvor mange teller
prizes-clubs-show = Vis
prizes-clubs-few = for få spillere
prizes-clubs-out = { $name } (diskvalifisert, gir ingenting)
prizes-clubs-none = Ingen spiller har en klubb.
prizes-member-out = { $name } (diskvalifisert)
