# Dommeren tilkalles til et bord, og avgjørelsen kommer i bordets liste.


## calling

referee-call = Tilkall dommeren
referee-called-at = Tilkalt kl. { $at }
referee-call-back = Likevel ikke
referee-comes = { $name } kommer
referee-calls = { $at } har ropt siden { $since }
referee-i-come = Jeg kommer
referee-done = Ferdig
referee-sending = Sendes når nettet er tilbake …
referee-sound = Lyd når et bord roper
referee-to-desk = Avgjørelse for dette bordet

## the ruling goes into the list

referee-to-list = Før i listen
referee-asks = { $at }: før i listen?
referee-goes-on = Spillet fortsetter: straffepoengene kommer i listen sammen med linjen for spill { $number }.
referee-not-played = Spillet blir ikke spilt: linjen med straffepoengene føres nå, og { $name } gir på nytt.
referee-not-again = Spillet teller som ikke spilt. Tiden er ute: Det gis ikke på nytt, og deretter spilles bare Pflichtsoli som gjenstår.
referee-as-played = Soloen til { $name } gjelder som spilt: linjen føres nå, bare med straffepoengene.
referee-warns = { $name } får en advarsel.
referee-call-ends = Dermed er bordets rop ordnet.
referee-enter = Før
referee-stands = { $by } har allerede ført denne avgjørelsen kl. { $at }. Føres den én gang til, teller den dobbelt.
referee-enter-again = Før én gang til
referee-nothing = Ingenting av denne avgjørelsen skal i listen.
referee-other-table = Ved dette bordet sitter det { $n } spillere; avgjørelsen er for et annet bord.
referee-game-over = Det er ikke flere spill igjen ved dette bordet. Straffepoengene hører hjemme i linjen for spillet sitt.
referee-waits = Straffepoeng for spillet som pågår: { $points } – { $why }
referee-ruled = avgjort av { $by }: { $why }
referee-take-back = Ta tilbake straffepoeng

## history

referee-has-called = { $at } har tilkalt dommeren
referee-has-taken-back = { $at } trenger likevel ikke dommeren
referee-goes = { $at }: dommeren kommer
referee-has-ruled = { $at }: dommeren er ferdig
referee-penalty-noted = { $at }: straffepoeng { $points }: { $why }
referee-line-ruled = { $at }: { $deal } har straffepoeng: { $why }
referee-penalty-back = { $at }: straffepoeng tatt tilbake: { $why }
referee-warned = { $player }, runde { $round }: advarsel: { $why }

## why not

referee-called-already = { $at } har allerede tilkalt dommeren.
referee-not-called = { $at } har ikke tilkalt dommeren.
referee-bad-penalty = Straffepoeng oppgis for alle ved bordet og blir 0 til sammen, og den som sitter over, får ingen.
referee-not-noted = { $at }: straffepoeng nr. { $number } venter ikke på en linje.
referee-only = Dommerens straffepoeng og fratrekk endres bare av turneringsledelsen. Tilkall dommeren til bordet.

## Klager

appeal-title = Noter en klage
appeal-hint = Man kan bare klage på stedet; spillet hviler til juryen har avgjort saken (9.6.7). Juryens avgjørelse er endelig (8.2).
appeal-rests = En klage er ikke avgjort ennå: Til da hviler spillet (9.6.7). Før bare det som er spilt ferdig.
appeal-what = Klage på hva?
appeal-who = Hvem klager?
appeal-against-penalty = straffepoengene { $points } til { $deal }
appeal-against-ruling = en avgjørelse som ikke står i noen linje
appeal-upheld = medhold
appeal-dismissed = avvist
appeal-withdrawn = trukket
appeal-grounded = { $verdict }: { $grounds }
appeal-grounds = Juryens begrunnelse
appeal-dismiss = Avvis
appeal-withdraw = Trukket
appeal-uphold = Gi medhold
appeal-uphold-change = Gi medhold: endre linjen
appeal-uphold-strike = Gi medhold: stryk linjen
appeal-uphold-penalty = Gi medhold: straffepoengene faller bort
appeal-open = { $player } klager på { $what }: { $why } – ikke avgjort ennå
appeal-over = { $player } klaget på { $what }: { $why } – { $verdict }
appeal-lodged = { $at }: { $player } klager på { $what }: { $why }
appeal-decided = { $at }: klage { $number } på { $what } – { $verdict }
appeal-already = { $at }: Det er allerede klaget på det; juryens avgjørelse er endelig (8.2).
appeal-none = { $at }: Klage { $number } finnes ikke, eller den er avgjort.
appeal-only = En linje det er klaget på, endres bare av turneringsledelsen. Henvend dere til den.
appeal-no-change = { $at }: Medhold i klage { $number } endrer ennå ingenting. Det som er påklaget, står uendret: Endre eller stryk linjen.
appeal-penalty-option = Straffepoeng { $points } til { $deal }: { $why }
