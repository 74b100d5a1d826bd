# `stich doko solve`: bedste spil med åbne kort.

doko-solve-turn = Plads { $position } skal spille. Ved bedste spil: { $points }
doko-solve-at = { $name }, stik { $trick }
doko-solve-line = Bedste spil
doko-solve-trick = stik { $trick }: { $text }
doko-solve-played = { $position }: { $card }
doko-solve-exact = Gennemgået fra stik { $trick }
doko-solve-cost = Stik { $trick }, plads { $position }: { $card } koster { $n ->
    [one] et point
   *[other] { $n } point
}; rigtigt er { $better }
doko-solve-no-cost = Intet kort koster et point.
doko-solve-too-large = Det er for mange kort at se igennem; tag et senere stik, eller giv mere tid med --nodes.
doko-solve-no-hands = { $name }: optegnelsen viser ikke alle hænder.
doko-solve-error-nothing = nævn en fil, eller angiv de fire hænder med --hands
doko-solve-error-position = denne stilling kan ikke beregnes: { $reason }
doko-solve-error-hands = »{ $found }« er ikke fire hænder; skriv dem med / imellem, fx "CQ HT / DA SA / HK DJ / C9 C9"
doko-solve-error-trick = der er ikke noget stik { $trick } i denne optegnelse
doko-solve-error-which = der er mere end ét spil i filen; sig hvilket med --game
doko-solve-error-game = der er ikke noget spil { $n } i filen

## Hvad der ikke kan beregnes

doko-solve-bad-card = »{ $found }« er ikke et kort; skriv farve og rang, for eksempel CQ, HT eller S9
doko-solve-bad-pack = { $card } er ikke med i spillet; hver farve har A T K Q J 9
doko-solve-bad-solo = »{ $found }« er ikke en solo; skriv damen, buben, fleischlos, farbe:C, farbe:S, farbe:H eller farbe:D
doko-solve-bad-count = plads { $position } har ikke lige så mange kort som plads 1; ved begyndelsen af et stik har alle lige mange
doko-solve-bad-over = der er ikke flere kort at spille
doko-solve-bad-augen = Re kan ikke have { $augen } Augen i { $tricks ->
    [one] ét stik
   *[other] { $tricks } stik
}: indtil nu har begge sider tilsammen { $won } Augen i { $m ->
    [one] ét stik
   *[other] { $m } stik
}
doko-solve-bad-re = Re er solisten alene, i andre spil en eller to; angiv dem med --re
doko-solve-bad-hochzeit = Hochzeit er ikke afklaret endnu; tag et stik efter Klärungsstichet
doko-solve-bad-party = det vides ikke, hvilken side plads { $position } hører til
doko-solve-bad-left = plads { $position } har { $n } kort, men skal spille { $m }
