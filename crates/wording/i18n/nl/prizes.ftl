# Het einde van een toernooi: ranglijst, prijzen, prijsuitreiking, oorkonden, beste clubs.


## pages

prizes-results = Uitslagen
prizes-ranking = Ranglijst
prizes-title = Prijzen
prizes-clubs = Beste clubs
prizes-certificates = Oorkonden
prizes-certificates-first = { $n ->
    [one] Oorkonde voor de eerste plaats
   *[other] Oorkonden voor de eerste { $n } plaatsen
}
prizes-certificates-all = Oorkonden voor iedereen
prizes-pdf = Ranglijst als PDF
prizes-csv = Ranglijst als tabel (CSV)
prizes-nothing-yet = Hier staat de ranglijst zodra er een spel is ingevoerd.
prizes-covered = De plaatsen worden bij de prijsuitreiking afgeroepen.
prizes-out = Gediskwalificeerd
prizes-round = Rd. { $m }

## prizes

prizes-place = { $rank }e plaats
prizes-place-shared = { $rank }e plaats, gedeeld
prizes-list = Wat er te winnen valt
prizes-hint = Eén regel per plaats, vanaf de eerste. Laat de regel leeg als een plaats geen prijs heeft. Wie een plaats deelt, deelt de prijzen van alle plaatsen die ze samen innemen.
prizes-save = Prijzen opslaan
prizes-none = Er zijn nog geen prijzen opgeschreven.
prizes-among = { $n ->
    [one] { $prizes }, voor { $n } speler
   *[other] { $prizes }, gedeeld door { $n } spelers
}
prizes-who = Wie krijgt wat
prizes-so-far = Zo staat het nu; het kan nog veranderen.

## prize-giving

prizes-giving = Prijsuitreiking
prizes-giving-hint = Op het grote scherm verschijnen de plaatsen één voor één, vanaf de laatste; op elke telefoon de eigen plaats zodra die is afgeroepen. Tot dan ziet alleen de toernooileiding ze.
prizes-cover = Ranglijst afdekken tot de prijsuitreiking
prizes-begin = Prijsuitreiking beginnen
prizes-wait = Ze kan beginnen zodra alle rondes afgesloten zijn.
prizes-next = Afroepen: { $place }
prizes-next-is = Volgende
prizes-down-to = Alles tot en met plaats { $rank } in één keer afroepen
prizes-step-back = De laatste terugnemen
prizes-all-announced = Alle plaatsen zijn afgeroepen.
prizes-open = Beëindigen: iedereen de hele ranglijst tonen
prizes-uncover = Ranglijst weer tonen
prizes-ask-open = Iedereen nu de hele ranglijst tonen?
prizes-ask-open-what = { $n ->
    [one] Eén plaats is nog niet afgeroepen. Iedereen die meekijkt, ziet haar meteen, en dat is niet ongedaan te maken.
   *[other] { $n } plaatsen zijn nog niet afgeroepen. Iedereen die meekijkt, ziet ze meteen, en dat is niet ongedaan te maken.
}
prizes-ask-down-to-what = { $n ->
    [one] Dan wordt één plaats in één keer afgeroepen.
   *[other] Dan worden { $n } plaatsen in één keer afgeroepen.
}
prizes-ask-doubtful = Toch afroepen?
prizes-ask-called = Afgeroepen plaatsen veranderen
prizes-ask-called-what = Met deze wijziging klopt niet meer wat al is afgeroepen. De ranglijst toont dan de nieuwe stand.
prizes-ask-called-yes = Toch wijzigen
prizes-in-a-moment = De prijsuitreiking begint zo.
prizes-announced = Afgeroepen
prizes-points = { $n ->
    [one] { $points } punt
   *[other] { $points } punten
}

## on the telephone

prizes-place-now = Tot nu toe: { $place }
prizes-best-game = Beste spel: { $points } – ronde { $round }, spel { $number }
prizes-prize = Prijs: { $prize }
prizes-to-mine = Het toernooi is voorbij: bekijk je plaats
prizes-over = Het toernooi is voorbij. Bedankt voor het meespelen.

## clubs

prizes-clubs-hint = { $n ->
    [one] De beste speler van elke club telt.
   *[other] De { $n } beste spelers van elke club tellen.
}
prizes-clubs-count = Hoeveel er tellen
prizes-clubs-show = Tonen
prizes-clubs-few = te weinig spelers
prizes-clubs-out = { $name } (gediskwalificeerd, levert niets op)
prizes-clubs-none = Bij geen enkele speler staat een club.
prizes-member-out = { $name } (gediskwalificeerd)
