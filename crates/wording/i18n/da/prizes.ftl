# Slutningen af en turnering: rangliste, præmier, præmieoverrækkelse, diplomer, bedste klubber.


## pages

prizes-results = Resultater
prizes-ranking = Rangliste
prizes-title = Præmier
prizes-clubs = Bedste klubber
prizes-certificates = Diplomer
prizes-certificates-first = { $n ->
    [one] Diplom til førstepladsen
   *[other] Diplomer til de første { $n } pladser
}
prizes-certificates-all = Diplomer til alle
prizes-pdf = Rangliste som PDF
prizes-csv = Rangliste som tabel (CSV)
prizes-nothing-yet = Her står ranglisten, så snart et spil er skrevet ind.
prizes-covered = Placeringerne råbes op ved præmieoverrækkelsen.
prizes-out = Diskvalificeret
prizes-round = Rd. { $m }

## prizes

prizes-place = { $rank }. plads
prizes-place-shared = { $rank }. plads, delt
prizes-list = Hvad der er at vinde
prizes-hint = Én linje pr. placering, fra den første. Lad linjen være tom, hvor en placering ingen præmie har. De, der deler en placering, deler præmierne for alle de placeringer, de optager.
prizes-save = Gem præmierne
prizes-none = Der er endnu ikke skrevet præmier op.
prizes-among = { $n ->
    [one] { $prizes }, til { $n } spiller
   *[other] { $prizes }, delt mellem { $n } spillere
}
prizes-who = Hvem får hvad
prizes-so-far = Sådan står det nu; det kan stadig ændre sig.

## prize-giving

prizes-giving = Præmieoverrækkelse
prizes-giving-hint = På storskærmen kommer placeringerne frem én ad gangen, fra den sidste; på hver telefon ens egen, så snart den er råbt op. Indtil da ser kun turneringsledelsen dem.
prizes-cover = Dæk ranglisten til indtil præmieoverrækkelsen
prizes-begin = Begynd præmieoverrækkelsen
prizes-wait = Den kan begynde, så snart alle runder er afsluttet.
prizes-next = Råb op: { $place }
prizes-next-is = Næste
prizes-down-to = Råb alle op til { $rank }. plads på én gang
prizes-step-back = Tag den sidste tilbage
prizes-all-announced = Alle placeringer er råbt op.
prizes-open = Slut: vis alle hele ranglisten
prizes-uncover = Afdæk ranglisten
prizes-ask-open = Vis alle hele ranglisten nu?
prizes-ask-open-what = { $n ->
    [one] Én placering er endnu ikke råbt op. Alle, der ser med, ser den straks, og det kan ikke gøres om.
   *[other] { $n } placeringer er endnu ikke råbt op. Alle, der ser med, ser dem straks, og det kan ikke gøres om.
}
prizes-ask-down-to-what = { $n ->
    [one] Så råbes én placering op på én gang.
   *[other] Så råbes { $n } placeringer op på én gang.
}
prizes-ask-doubtful = Råb op alligevel?
prizes-ask-called = Placeringer, der er råbt op, ændrer sig
prizes-ask-called-what = Med denne ændring passer det ikke længere, hvad der er råbt op. Ranglisten viser så den nye stilling.
prizes-ask-called-yes = Ret alligevel
prizes-in-a-moment = Præmieoverrækkelsen begynder om lidt.
prizes-announced = Råbt op
prizes-points = { $n ->
    [one] { $points } point
   *[other] { $points } point
}

## on the telephone

prizes-place-now = Indtil nu: { $place }
prizes-best-game = Bedste spil: { $points } – runde { $round }, spil { $number }
prizes-prize = Præmie: { $prize }
prizes-to-mine = Turneringen er slut: se din placering
prizes-over = Turneringen er slut. Tak for spillet.

## clubs

prizes-clubs-hint = { $n ->
    [one] Den bedste spiller fra hver klub tæller.
   *[other] De { $n } bedste spillere fra hver klub tæller.
}
prizes-clubs-count = Hvor mange tæller
prizes-clubs-show = Vis
prizes-clubs-few = for få spillere
prizes-clubs-out = { $name } (diskvalificeret, giver ingenting)
prizes-clubs-none = Ingen spiller har en klub.
prizes-member-out = { $name } (diskvalificeret)
