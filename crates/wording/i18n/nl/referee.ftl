# De scheidsrechter wordt aan een tafel geroepen, en zijn uitspraak komt in de lijst van die tafel.


## calling

referee-call = Scheidsrechter roepen
referee-called-at = Geroepen om { $at }
referee-call-back = Toch niet
referee-comes = { $name } komt
referee-calls = { $at } roept sinds { $since }
referee-i-come = Ik kom
referee-done = Klaar
referee-sending = Wordt verstuurd zodra er weer netwerk is …
referee-sound = Geluid als een tafel roept
referee-to-desk = Uitspraak voor deze tafel

## the ruling goes into the list

referee-to-list = In de lijst zetten
referee-asks = { $at }: in de lijst zetten?
referee-goes-on = Het spel gaat door: de strafpunten komen met de regel van spel { $number } in de lijst.
referee-not-played = Het spel wordt niet gespeeld: de regel met de strafpunten wordt nu ingevuld, en { $name } geeft opnieuw.
referee-not-again = Het spel telt als niet gespeeld. De tijd is om: het wordt niet opnieuw gegeven; daarna worden alleen nog openstaande Pflichtsoli gespeeld.
referee-as-played = De solo van { $name } telt als gespeeld: de regel wordt nu ingevuld, met alleen de strafpunten.
referee-warns = { $name } krijgt een waarschuwing.
referee-call-ends = Daarmee is de oproep van de tafel afgehandeld.
referee-enter = Invullen
referee-stands = { $by } heeft deze uitspraak om { $at } al ingevuld. Nog een keer ingevuld telt hij dubbel.
referee-enter-again = Nog een keer invullen
referee-nothing = Van deze uitspraak komt niets in de lijst.
referee-other-table = Aan deze tafel zitten { $n } spelers; de uitspraak is voor een andere tafel.
referee-game-over = Aan deze tafel is geen spel meer te spelen. De strafpunten horen in de regel van hun spel.
referee-waits = Strafpunten voor het lopende spel: { $points } – { $why }
referee-ruled = uitspraak van { $by }: { $why }
referee-take-back = Strafpunten terugnemen

## history

referee-has-called = { $at } heeft de scheidsrechter geroepen
referee-has-taken-back = { $at } heeft de scheidsrechter toch niet nodig
referee-goes = { $at }: de scheidsrechter komt
referee-has-ruled = { $at }: de scheidsrechter is klaar
referee-penalty-noted = { $at }: strafpunten { $points }: { $why }
referee-line-ruled = { $at }: { $deal } heeft strafpunten: { $why }
referee-penalty-back = { $at }: strafpunten teruggenomen: { $why }
referee-warned = { $player }, ronde { $round }: gewaarschuwd: { $why }

## why not

referee-called-already = { $at } heeft de scheidsrechter al geroepen.
referee-not-called = { $at } heeft geen scheidsrechter geroepen.
referee-bad-penalty = Strafpunten staan er voor iedereen aan de tafel, zijn samen 0, en wie rust krijgt er geen.
referee-not-noted = { $at }: strafpunten nr. { $number } wachten niet op een regel.
referee-only = Strafpunten en aftrek van de scheidsrechter wijzigt alleen de toernooileiding. Roep de scheidsrechter aan uw tafel.

## Beroep

appeal-title = Beroep noteren
appeal-hint = Beroep kan alleen meteen; het spel rust tot de jury heeft beslist (9.6.7). De beslissing van de jury is definitief (8.2).
appeal-rests = Een beroep is nog niet beslist: tot dan rust het spel (9.6.7). Voer alleen in wat al is uitgespeeld.
appeal-what = Waartegen?
appeal-who = Wie gaat in beroep?
appeal-against-penalty = de strafpunten { $points } bij { $deal }
appeal-against-ruling = een uitspraak die in geen regel staat
appeal-upheld = toegewezen
appeal-dismissed = afgewezen
appeal-withdrawn = ingetrokken
appeal-grounded = { $verdict }: { $grounds }
appeal-grounds = Motivering van de jury
appeal-dismiss = Afwijzen
appeal-withdraw = Ingetrokken
appeal-uphold = Toewijzen
appeal-uphold-change = Toewijzen: regel wijzigen
appeal-uphold-strike = Toewijzen: regel schrappen
appeal-uphold-penalty = Toewijzen: strafpunten vervallen
appeal-open = { $player } in beroep tegen { $what }: { $why } – nog niet beslist
appeal-over = { $player } in beroep tegen { $what }: { $why } – { $verdict }
appeal-lodged = { $at }: { $player } gaat in beroep tegen { $what }: { $why }
appeal-decided = { $at }: beroep { $number } tegen { $what } – { $verdict }
appeal-already = { $at }: daartegen is al beroep ingesteld; wat de jury beslist, is definitief (8.2).
appeal-none = { $at }: beroep { $number } bestaat niet, of er is al op beslist.
appeal-only = Een regel waartegen beroep loopt of liep, wijzigt alleen de toernooileiding. Vraag het daar.
appeal-no-change = { $at }: beroep { $number } toewijzen verandert zo niets. Waartegen het gaat, staat er nog: wijzig of schrap de regel.
appeal-penalty-option = Strafpunten { $points } bij { $deal }: { $why }
