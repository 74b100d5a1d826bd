# Dommeren kaldes til et bord, og kendelsen kommer i bordets liste.


## calling

referee-call = Tilkald dommeren
referee-called-at = Tilkaldt kl. { $at }
referee-call-back = Alligevel ikke
referee-comes = { $name } kommer
referee-calls = { $at } har kaldt siden { $since }
referee-i-come = Jeg kommer
referee-done = Klaret
referee-sending = Sendes, når der er net igen …
referee-sound = Lyd, når et bord kalder
referee-to-desk = Afgørelse for dette bord

## the ruling goes into the list

referee-to-list = Skriv i listen
referee-asks = { $at }: skriv i listen?
referee-goes-on = Spillet fortsætter: strafpointene kommer i listen sammen med linjen for spil { $number }.
referee-not-played = Spillet spilles ikke: linjen med strafpointene skrives nu, og { $name } giver igen.
referee-not-again = Spillet tæller som ikke spillet. Tiden er gået: Det gives ikke igen, og derefter spilles kun de Pflichtsoli, der mangler.
referee-as-played = Soloen for { $name } gælder som spillet: linjen skrives nu, kun med strafpointene.
referee-warns = { $name } får en advarsel.
referee-call-ends = Dermed er bordets kald klaret.
referee-enter = Skriv
referee-stands = { $by } har allerede skrevet denne afgørelse kl. { $at }. Skrives den igen, tæller den to gange.
referee-enter-again = Skriv igen
referee-nothing = Intet af denne afgørelse skal i listen.
referee-other-table = Ved dette bord sidder { $n } spillere; afgørelsen er for et andet bord.
referee-game-over = Der er intet spil tilbage ved dette bord. Strafpointene hører til i linjen for deres spil.
referee-waits = Strafpoint for det igangværende spil: { $points } – { $why }
referee-ruled = afgjort af { $by }: { $why }
referee-take-back = Tag strafpoint tilbage

## history

referee-has-called = { $at } har tilkaldt dommeren
referee-has-taken-back = { $at } har alligevel ikke brug for dommeren
referee-goes = { $at }: dommeren kommer
referee-has-ruled = { $at }: dommeren er færdig
referee-penalty-noted = { $at }: strafpoint { $points }: { $why }
referee-line-ruled = { $at }: { $deal } har strafpoint: { $why }
referee-penalty-back = { $at }: strafpoint taget tilbage: { $why }
referee-warned = { $player }, runde { $round }: advarsel: { $why }

## why not

referee-called-already = { $at } har allerede tilkaldt dommeren.
referee-not-called = { $at } har ikke tilkaldt dommeren.
referee-bad-penalty = Strafpoint angives for alle ved bordet og giver 0 tilsammen, og den, der sidder over, får ingen.
referee-not-noted = { $at }: strafpoint nr. { $number } venter ikke på en linje.
referee-only = Dommerens strafpoint og fradrag ændres kun af turneringsledelsen. Tilkald dommeren til bordet.

## Klager

appeal-title = Notér en klage
appeal-hint = Man kan kun klage på stedet; spillet hviler, til juryen har afgjort sagen (9.6.7). Juryens afgørelse er endelig (8.2).
appeal-rests = En klage er ikke afgjort endnu: Indtil da hviler spillet (9.6.7). Skriv kun det, der er spillet færdigt.
appeal-what = Klage over hvad?
appeal-who = Hvem klager?
appeal-against-penalty = strafpointene { $points } til { $deal }
appeal-against-ruling = en kendelse, der ikke står i nogen linje
appeal-upheld = medhold
appeal-dismissed = afvist
appeal-withdrawn = trukket tilbage
appeal-grounded = { $verdict }: { $grounds }
appeal-grounds = Juryens begrundelse
appeal-dismiss = Afvis
appeal-withdraw = Trukket tilbage
appeal-uphold = Giv medhold
appeal-uphold-change = Giv medhold: ret linjen
appeal-uphold-strike = Giv medhold: slet linjen
appeal-uphold-penalty = Giv medhold: strafpointene bortfalder
appeal-open = { $player } klager over { $what }: { $why } – endnu ikke afgjort
appeal-over = { $player } klagede over { $what }: { $why } – { $verdict }
appeal-lodged = { $at }: { $player } klager over { $what }: { $why }
appeal-decided = { $at }: klage { $number } over { $what } – { $verdict }
appeal-already = { $at }: Der er allerede klaget over det; juryens afgørelse er endelig (8.2).
appeal-none = { $at }: Klage { $number } findes ikke, eller den er afgjort.
appeal-only = En linje, der er klaget over, rettes kun af turneringsledelsen. Henvend jer til den.
appeal-no-change = { $at }: Medhold i klage { $number } ændrer endnu intet. Det, der klages over, står uændret: Ret eller slet linjen.
appeal-penalty-option = Strafpoint { $points } til { $deal }: { $why }
