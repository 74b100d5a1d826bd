# The referee is called to a table, and his ruling goes into its list.


## calling

referee-call = Call the referee
referee-called-at = Called at { $at }
referee-call-back = Not needed
referee-comes = { $name } is coming
referee-calls = { $at } has been calling since { $since }
referee-i-come = I’m coming
referee-done = Done
referee-sending = Will be sent when the network is back …
referee-sound = Sound when a table calls
referee-to-desk = Ruling for this table

## the ruling goes into the list

referee-to-list = Enter in the list
referee-asks = { $at }: enter in the list?
referee-goes-on = The game goes on: the penalty points go into the list with the line of game { $number }.
referee-not-played = The game is not played: its line with the penalty points is entered now, and { $name } deals again.
referee-not-again = The game counts as not played. Time is up: it is not dealt again, and then only Pflichtsoli that are owed are played.
referee-as-played = The solo of { $name } counts as played: its line is entered now, with the penalty points only.
referee-warns = { $name } is warned.
referee-call-ends = That settles the call of the table.
referee-enter = Enter
referee-stands = { $by } has already entered this ruling, at { $at }. Entered once more, it counts twice.
referee-enter-again = Enter once more
referee-nothing = Nothing of this ruling goes into the list.
referee-other-table = { $n } players sit at this table; the ruling is for another one.
referee-game-over = No game is left to play at this table. The penalty points belong in the line of their game.
referee-waits = Penalty points for the game being played: { $points } – { $why }
referee-ruled = ruled by { $by }: { $why }
referee-take-back = Take penalty points back

## history

referee-has-called = { $at } called the referee
referee-has-taken-back = { $at } does not need the referee after all
referee-goes = { $at }: the referee is coming
referee-has-ruled = { $at }: the referee is done
referee-penalty-noted = { $at }: penalty points { $points }: { $why }
referee-line-ruled = { $at }: { $deal } has penalty points: { $why }
referee-penalty-back = { $at }: penalty points taken back: { $why }
referee-warned = { $player }, round { $round }: warned: { $why }

## why not

referee-called-already = { $at } has called the referee already.
referee-not-called = { $at } has not called the referee.
referee-bad-penalty = Penalty points are given for everybody at the table and sum to 0; a player who sits out gets none.
referee-not-noted = { $at }: penalty points no. { $number } do not wait for a line.
referee-only = Penalty points and deductions of the referee are only changed by the tournament management. Please call the referee to your table.

## Appeals

appeal-title = Note an appeal
appeal-hint = An appeal is possible only at once; the game rests until the jury has decided (9.6.7). Its decision is final (8.2).
appeal-rests = An appeal is not decided yet: until then the game rests (9.6.7). Enter only what has been played to its end.
appeal-what = Against what?
appeal-who = Who appeals?
appeal-against-penalty = the penalty points { $points } of { $deal }
appeal-against-ruling = a ruling that stands in no line
appeal-upheld = upheld
appeal-dismissed = dismissed
appeal-withdrawn = withdrawn
appeal-grounded = { $verdict }: { $grounds }
appeal-grounds = The jury’s grounds
appeal-dismiss = Dismiss
appeal-withdraw = Withdrawn
appeal-uphold = Uphold
appeal-uphold-change = Uphold: change the line
appeal-uphold-strike = Uphold: strike the line
appeal-uphold-penalty = Uphold: the penalty points fall away
appeal-open = { $player } appeals against { $what }: { $why } – not decided yet
appeal-over = { $player } appealed against { $what }: { $why } – { $verdict }
appeal-lodged = { $at }: { $player } appeals against { $what }: { $why }
appeal-decided = { $at }: appeal { $number } against { $what } – { $verdict }
appeal-already = { $at }: there is an appeal against that already; what the jury decides is final (8.2).
appeal-none = { $at }: there is no appeal { $number }, or it is decided.
appeal-only = A line that is or was under appeal is only changed by the tournament management. Please ask the management.
appeal-no-change = { $at }: upholding appeal { $number } changes nothing yet. What it is against stands as before: change or strike its line.
appeal-penalty-option = Penalty points { $points } of { $deal }: { $why }
