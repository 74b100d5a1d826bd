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
doko-solve-error-position = denne stilling kan ikke regnes ud: { $reason }
doko-solve-error-hands = »{ $found }« er ikke fire hænder; skriv dem med / imellem, fx "CQ HT / DA SA / HK DJ / C9 C9"
doko-solve-error-trick = der er ikke noget stik { $trick } i denne optegnelse
doko-solve-error-which = der er mere end ét spil i filen; sig hvilket med --game
doko-solve-error-game = der er ikke noget spil { $n } i filen
