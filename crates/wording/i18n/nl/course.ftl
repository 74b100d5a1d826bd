# Hoe een toernooi verloopt: het verloop in woorden, de klok, wat vooraf gevraagd en teruggenomen wordt.


## history

course-title = Verloop
course-lead = Alles wat er gebeurd is, het nieuwste eerst. Hier wordt nooit iets gewist.
course-with-lines = Met elk ingevoerd spel
course-without-lines = Zonder de ingevoerde spellen
course-by = { $when } · { $name }
course-created = Het toernooi is aangemaakt
course-players-added = { $n ->
    [one] { $names } is ingevoerd
   *[other] { $n } spelers zijn ingevoerd: { $names }
}
course-player-changed = { $player }: nu { $name }
course-player-struck = { $player } is van de lijst geschrapt
course-player-comes = { $player } speelt vanaf ronde { $round }
course-player-leaves = { $player } vertrekt na ronde { $round }
course-player-misses = { $player } slaat ronde { $round } over
course-drawn = Geloot vanaf ronde { $round }
course-drawn-again = Opnieuw geloot vanaf ronde { $round }
course-draw-back = De nieuwe loting is teruggenomen; vanaf ronde { $round } zit iedereen als voorheen
course-seating-edited = Ronde { $round }: de plaatsen zijn met de hand gewijzigd
course-line-entered = { $at }: { $deal } is ingevoerd
course-line-corrected = { $at }: { $deal } is verbeterd: { $why }
course-line-struck = { $at }: { $deal } is geschrapt: { $why }
course-second = { $at }: een regel is voor de tweede keer gelezen
course-settled = { $at }: { $deal } is opgelost: { $why }
course-called = { $timed ->
    [yes] Ronde { $round } is omgeroepen; de tijd loopt
   *[no] Ronde { $round } is omgeroepen
}
course-called-again = { $timed ->
    [yes] Ronde { $round }: de klok is opnieuw gestart
   *[no] Ronde { $round } is nog eens omgeroepen
}
course-call-back = { $timed ->
    [yes] Ronde { $round }: de start van de klok is teruggenomen
   *[no] Ronde { $round }: het omroepen is teruggenomen
}
course-paused = Ronde { $round }: de klok is stilgezet
course-goes-on = Ronde { $round }: de klok loopt weer
course-extended = { $n ->
    [one] Ronde { $round }: één minuut extra voor alle tafels
   *[other] Ronde { $round }: { $n } minuten extra voor alle tafels
}
course-shortened = { $n ->
    [one] Ronde { $round }: één minuut teruggenomen
   *[other] Ronde { $round }: { $n } minuten teruggenomen
}
course-time-up = { $at }: de tijd was om, de resterende spellen zijn geschrapt
course-time-up-why = { $at }: resterende spellen geschrapt: { $why }
course-time-up-back = { $at }: teruggenomen; de geschrapte spellen worden gespeeld
course-line-inserted = { $at }: { $deal } ingevoegd: { $why }
course-game-left = { $at }: er kwam een spel binnen toen de lijst afgesloten was: { $said }
course-game-left-done = { $at }: het spel dat te laat binnenkwam, is afgehandeld.
course-left-table = { $at }: { $player } gaat weg, de anderen spelen verder: { $why }
course-left-table-back = { $at }: { $player } is er toch.
course-substitute = { $at }: { $name } speelt voor { $player }.
course-substitute-back = { $at }: { $player } speelt weer zelf.
course-list-ended = { $at }: de lijst is voortijdig beëindigd: { $why }
course-list-resumed = { $at }: de lijst gaat toch verder: { $why }
course-time-added = { $at }: { $n ->
    [one] één minuut
   *[other] { $n } minuten
} extra: { $why }
course-keeper = { $at }: { $player } houdt de lijst bij
course-closed = Ronde { $round } is afgesloten
course-reopened = Ronde { $round } is weer geopend: { $why }
course-deducted = { $player }, ronde { $round }: aftrek { $points }: { $why }
course-deduction-back = { $player }: aftrek { $number } is ingetrokken: { $why }
course-out = { $player } is gediskwalificeerd: { $why }
course-out-back = { $player }: de diskwalificatie is ingetrokken: { $why }
course-prizes = De prijzen zijn opgeschreven
course-covered = De ranglijst is afgedekt tot de prijsuitreiking
course-announced = { $n ->
    [one] Prijsuitreiking: één plaats is afgeroepen
   *[other] Prijsuitreiking: { $n } plaatsen zijn afgeroepen
}
course-open = De ranglijst is weer voor iedereen te zien
course-lots = Bij een gelijk totaal is geloot
course-lots-again = Bij een gelijk totaal is opnieuw geloot
course-lots-back = De laatste loting is teruggenomen

## clock

course-pause = Klok stilzetten
course-go-on = Klok laten doorlopen
course-more = { $n ->
    [one] +{ $n } minuut voor iedereen
   *[other] +{ $n } minuten voor iedereen
}
course-less = { $n ->
    [one] −{ $n } minuut
   *[other] −{ $n } minuten
}
course-standing = Stilgezet: { $left }
course-standing-since = stilgezet om { $at }
course-has-more = { $n ->
    [one] { $n } minuut meer dan gepland
   *[other] { $n } minuten meer dan gepland
}
course-last-game = De tijd is om: het spel waarvoor al gegeven wordt, wordt nog gespeeld, daarna alleen de Pflichtsoli die nog openstaan.

## asked first, and taken back

course-take-back = Terugnemen
course-can-be-back = Dat kan daarna worden teruggenomen.
course-ask-call-again = { $timed ->
    [yes] De klok van ronde { $round } opnieuw starten?
   *[no] Ronde { $round } nog eens omroepen?
}
course-ask-call-again-what = { $timed ->
    [yes] Hij loopt sinds { $at }. Alle tafels hebben dan vanaf nu weer de volle tijd; extra minuten en pauzes vervallen.
   *[no] Hij is om { $at } al omgeroepen.
}
course-call-back-button = { $timed ->
    [yes] De laatste start van de klok terugnemen
   *[no] Omroepen terugnemen
}
course-ask-call-back = { $timed ->
    [yes] De laatste start van de klok terugnemen?
   *[no] Het omroepen terugnemen?
}
course-ask-call-back-before = { $timed ->
    [yes] De klok loopt weer zoals hij vanaf { $at } liep.
   *[no] De ronde geldt dan als omgeroepen om { $at }.
}
course-ask-call-back-none = { $timed ->
    [yes] Ronde { $round } is dan nog niet omgeroepen en er loopt geen tijd.
   *[no] Ronde { $round } is dan nog niet omgeroepen.
}
course-ask-time-up = De resterende spellen aan deze tafel schrappen?
course-ask-time-up-what = { $n ->
    [one] { $at }: één meetellend spel wordt geschrapt.
   *[other] { $at }: { $n } meetellende spellen worden geschrapt.
}
course-ask-time-up-owing = Daarna wordt alleen nog de Pflichtsolo gespeeld van: { $names }.
course-ask-time-up-none = Daarmee is de lijst volledig.
course-ask-time-up-running = Het spel dat al gegeven is of net wordt gegeven, wordt nog gespeeld en telt.
course-ask-time-up-not-running = Is er al een spel gegeven, of wordt er net een gegeven, ga dan terug en vink dat aan: het telt nog.
course-ask-time-up-last = Na dat spel is de lijst volledig.
course-time-up-yes = Schrappen
course-all-time-up = Tijd is om
course-all-time-up-ask = Ronde { $round }: is de tijd om?
course-all-time-up-what = Aan de aangevinkte tafels worden de resterende spellen geschrapt. Openstaande Pflichtsoli worden nog gespeeld.
course-all-time-up-nobody = Aan geen enkele tafel van deze ronde zijn nog spellen te schrappen.
course-all-time-up-none-ticked = Er is geen tafel aangevinkt.
course-all-time-up-done = { $n ->
    [one] Niets meer te schrappen aan tafel { $tables }.
   *[other] Niets meer te schrappen aan de tafels { $tables }.
}
course-all-time-up-back = Dat kan daarna per tafel worden teruggenomen.
course-struck-since = De resterende spellen zijn om { $at } geschrapt door { $by }.
course-struck-why = De resterende spellen zijn om { $at } geschrapt door { $by }: { $why }
course-awaits = Er wordt nog gewacht op het spel dat bezig was toen de tijd om was.
course-awaits-none = Er was geen spel bezig: schrappen
course-close-awaits = Aan een tafel wordt nog gewacht op het spel dat bezig was toen de tijd om was. Was er geen bezig, geef dat aan op de pagina van die tafel.
course-time-up-back-button = Terugnemen: deze spellen worden gespeeld
course-trace-struck = resterende spellen geschrapt door { $by }, { $when }
course-trace-why = { $what }: { $why }
course-trace-back = { $what }; teruggenomen door { $by }, { $when }
course-ask-redraw = De rondes die nog niet begonnen zijn opnieuw loten?
course-ask-redraw-what = { $n ->
    [one] Ronde { $round } wordt opnieuw geloot. Dan kan iedereen ergens anders zitten: gedrukte plaatskaarten, tafelborden en lijsten gelden niet meer.
   *[other] De { $n } rondes vanaf ronde { $round } worden opnieuw geloot. Dan kan iedereen ergens anders zitten: gedrukte plaatskaarten, tafelborden en lijsten gelden niet meer.
}
course-redraw-back = Zolang daar geen spel is ingevoerd, kan de huidige indeling worden teruggehaald.
course-redraw-yes = Opnieuw loten
course-draw-back-button = Vanaf ronde { $round } weer zitten als vóór de nieuwe loting
course-ask-draw-back = De vorige indeling terughalen?
course-ask-draw-back-what = Vanaf ronde { $round } zit iedereen als vóór de nieuwe loting. Wat in plaats daarvan geloot was, vervalt.
course-ask-lots = Opnieuw loten?
course-ask-lots-what = Er is al geloot. Wie tot het einde gelijk is, kan daarna een andere plaats hebben.
course-lots-back-button = De laatste loting terugnemen
course-ask-lots-back = De laatste loting terugnemen?
course-ask-lots-back-before = De loting daarvoor geldt weer.
course-ask-lots-back-none = Dan is er niet geloot en wie gelijk is, deelt de plaats.
course-ask-close = Ronde { $round } afsluiten?
course-ask-close-what = De tafels voeren dan niets meer in; regels kunnen met opgave van reden worden verbeterd, maar niet geschrapt of ingevoegd. De ronde kan alleen weer worden geopend zolang de volgende niet is omgeroepen en daar niets is ingevoerd.
course-ask-close-noted = { $at }: strafpunten die in geen regel staan: { $points } – { $why }
course-close-time-up = Is de tijd om, kies dan “{ $button }”.
course-reopen = Ronde { $round } weer openen
course-ask-reopen = Ronde { $round } weer openen?
course-ask-reopen-what = De lijsten gaan verder: regels kunnen weer worden ingevoerd, geschrapt en ingevoegd. Punten en loting blijven zoals ze zijn; daarna moet de ronde opnieuw worden afgesloten.
course-ask-out = { $player } diskwalificeren?
course-ask-out-what = Hij of zij heeft geen plaats in de ranglijst, levert team en club niets op en speelt geen ronde meer die nog niet begonnen is. Gelote, niet begonnen rondes moeten opnieuw geloot worden.
course-out-back-button = Diskwalificatie intrekken
course-out-why = De reden: { $why }

## refusals

course-no-clock = Ronde { $round }: het omroepen of de klok is niet meer zoals deze pagina liet zien; kijk nog eens.
course-bad-minutes = { $minutes } minuten kunnen niet worden toegevoegd.
course-not-struck = { $at }: daar zijn geen spellen geschrapt.
course-not-drawn-again = Vanaf ronde { $round } is er geen eerdere indeling om terug te halen.
course-no-lots = Er is niet geloot.
course-lots-not-chosen = In dit toernooi beslist het lot niet. Wie gelijk staan, delen de plaats.
course-nothing-to-rank = Er is nog geen spel ingevoerd. Er wordt geloot zodra er iets te rangschikken valt.
course-not-out = Startnummer { $number } is niet gediskwalificeerd.
course-too-many-prizes = { $n } prijzen zijn te veel.
course-not-over = Plaatsen kunnen worden afgeroepen zodra alle rondes afgesloten zijn.
course-no-such-honour = Er zijn { $places } plaatsen, niet { $count }.

## settings, deleting

course-settings = Instellingen
course-place = Plaats
course-settings-save = Opslaan
course-settings-begun = Er zijn spellen ingevoerd. Naam, dag, plaats en het aantal rondes kunnen nog worden gewijzigd; regels, gelijke totalen en tijden blijven.
course-settings-fewer = Bij minder rondes vervallen de laatste die geloot zijn.
course-setup-changed = De instellingen zijn gewijzigd
course-setup-renamed = Het toernooi heet nu “{ $name }”
course-delete = Toernooi verwijderen
course-ask-delete = “{ $name }” verwijderen?
course-ask-delete-what = { $n ->
    [one] { $players }; er is één spel ingevoerd.
   *[other] { $players }; er zijn { $n } spellen ingevoerd.
}
course-ask-delete-back = Niemand ziet het meer, en de codes en links leiden nergens heen. Maar er wordt niets weggegooid: onder aan de pagina “Toernooien” is het terug te halen.
course-deleted-ones = Verwijderde toernooien
course-deleted-by = verwijderd door { $name }, { $when }
course-restore = Terughalen
course-deleted = Het toernooi is verwijderd
course-restored = Het toernooi is teruggehaald
course-is-deleted = Het toernooi is verwijderd. Haal het eerst terug.
course-not-deleted = Het toernooi is niet verwijderd.
course-setup-begun = Er zijn spellen ingevoerd: regels, gelijke totalen en tijden kunnen niet meer worden gewijzigd.
course-name-deleted = Een toernooi met deze naam is hier verwijderd. Haal het hieronder terug, of kies een andere naam.
