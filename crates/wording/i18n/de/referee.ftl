# Der Schiedsrichter wird an einen Tisch gerufen, und seine Entscheidung kommt in dessen Liste.


## calling

referee-call = Schiedsrichter rufen
referee-called-at = Gerufen { $at }
referee-call-back = Doch nicht
referee-comes = { $name } kommt
referee-calls = { $at } ruft seit { $since }
referee-i-come = Ich komme
referee-done = Erledigt
referee-sending = Wird gesendet, sobald das Netz wieder da ist …
referee-sound = Ton, wenn ein Tisch ruft
referee-to-desk = Entscheidung für diesen Tisch

## the ruling goes into the list

referee-to-list = In die Liste eintragen
referee-asks = { $at }: in die Liste eintragen?
referee-goes-on = Das Spiel geht weiter: Die Strafpunkte kommen mit der Zeile von Spiel { $number } in die Liste.
referee-not-played = Das Spiel wird nicht gespielt: Seine Zeile mit den Strafpunkten wird gleich eingetragen, und { $name } gibt noch einmal.
referee-not-again = Das Spiel zählt als nicht gespielt. Die Zeit ist um: Es wird nicht wiederholt; danach werden nur noch offene Pflichtsoli gespielt.
referee-as-played = Das Solo von { $name } gilt als gespielt: Seine Zeile wird gleich eingetragen, nur mit den Strafpunkten.
referee-warns = { $name } wird verwarnt.
referee-call-ends = Der Ruf des Tisches ist damit erledigt.
referee-enter = Eintragen
referee-stands = Diese Entscheidung hat { $by } um { $at } schon eingetragen. Noch einmal eingetragen zählt sie doppelt.
referee-enter-again = Noch einmal eintragen
referee-nothing = Aus dieser Entscheidung kommt nichts in die Liste.
referee-other-table = An diesem Tisch sitzen { $n } Spieler; die Entscheidung ist für einen anderen Tisch.
referee-game-over = An diesem Tisch ist kein Spiel mehr zu spielen. Die Strafpunkte gehören in die Zeile ihres Spiels.
referee-waits = Strafpunkte für das laufende Spiel: { $points } – { $why }
referee-ruled = Entscheidung von { $by }: { $why }
referee-take-back = Strafpunkte zurücknehmen

## history

referee-has-called = { $at } hat den Schiedsrichter gerufen
referee-has-taken-back = { $at } braucht den Schiedsrichter doch nicht
referee-goes = { $at }: der Schiedsrichter kommt
referee-has-ruled = { $at }: der Schiedsrichter ist fertig
referee-penalty-noted = { $at }: Strafpunkte { $points }: { $why }
referee-line-ruled = { $at }: { $deal } hat Strafpunkte: { $why }
referee-penalty-back = { $at }: Strafpunkte zurückgenommen: { $why }
referee-warned = { $player }, Runde { $round }: verwarnt: { $why }

## why not

referee-called-already = { $at } hat den Schiedsrichter schon gerufen.
referee-not-called = { $at } hat keinen Schiedsrichter gerufen.
referee-bad-penalty = Strafpunkte stehen für jeden am Tisch da, ergeben zusammen 0, und wer sitzt, bekommt keine.
referee-not-noted = { $at }: Strafpunkte Nr. { $number } warten auf keine Zeile.
referee-only = Strafpunkte und Abzüge des Schiedsrichters ändert nur die Turnierleitung. Rufen Sie bitte den Schiedsrichter an Ihren Tisch.

## Einspruch

appeal-title = Einspruch festhalten
appeal-hint = Einspruch ist nur sofort möglich; bis das Schiedsgericht entschieden hat, ruht das Spiel (9.6.7). Seine Entscheidung ist endgültig (8.2).
appeal-rests = Ein Einspruch ist noch nicht entschieden: Bis dahin ruht das Spiel (9.6.7). Tragen Sie nur ein, was schon zu Ende gespielt ist.
appeal-what = Wogegen?
appeal-who = Wer erhebt Einspruch?
appeal-against-penalty = die Strafpunkte { $points } zu { $deal }
appeal-against-ruling = eine Entscheidung, die in keiner Zeile steht
appeal-upheld = stattgegeben
appeal-dismissed = abgewiesen
appeal-withdrawn = zurückgezogen
appeal-grounded = { $verdict }: { $grounds }
appeal-grounds = Begründung des Schiedsgerichts
appeal-dismiss = Abweisen
appeal-withdraw = Zurückgezogen
appeal-uphold = Stattgeben
appeal-uphold-change = Stattgeben: Zeile ändern
appeal-uphold-strike = Stattgeben: Zeile streichen
appeal-uphold-penalty = Stattgeben: Strafpunkte fallen weg
appeal-open = Einspruch von { $player } gegen { $what }: { $why } – noch nicht entschieden
appeal-over = Einspruch von { $player } gegen { $what }: { $why } – { $verdict }
appeal-lodged = { $at }: { $player } erhebt Einspruch gegen { $what }: { $why }
appeal-decided = { $at }: Einspruch { $number } gegen { $what } – { $verdict }
appeal-already = { $at }: Dagegen gibt es schon einen Einspruch; die Entscheidung des Schiedsgerichts ist endgültig (8.2).
appeal-none = { $at }: Einspruch { $number } gibt es nicht, oder er ist schon entschieden.
appeal-only = Eine Zeile, gegen die Einspruch erhoben wurde, ändert nur die Turnierleitung. Wenden Sie sich bitte an sie.
appeal-no-change = { $at }: Einspruch { $number } stattgeben ändert so nichts. Wogegen er sich richtet, steht noch da: Ändern oder streichen Sie die Zeile.
appeal-penalty-option = Strafpunkte { $points } zu { $deal }: { $why }
