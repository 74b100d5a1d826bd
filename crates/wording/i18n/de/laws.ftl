# Der Wortschatz der Regeln.

## Fragen

question-told = Hat ein Gegner { $seat } gesagt, { $seat } sei an der Reihe?
question-meant-as = Was wollte { $seat } tun, als diese Karte auf den Tisch kam?
question-followed-to = Zu welcher der beiden ausgespielten Karten hat { $seat } zugegeben?
question-designation = Hat sich der Alleinspieler bei dieser Karte versprochen oder vertippt?
question-incontrovertible = Wollte der Alleinspieler zweifelsfrei eine andere Karte? Wenn ja, welche?
question-held = Hat { $seat } die Karte so gehalten, dass sie als gespielt gilt?
question-intended = Welche Karte wollte { $seat } spielen?
question-saw-dummy = Hätte der Alleinspieler eine Karte des Dummys sehen können?
question-claim = Hat { $seat } die Karten gezeigt, um zu claimen?
question-only-this-trick = Hat { $seat } nur vom laufenden Stich gesprochen?
question-for-the-next-trick = War diese Karte von { $seat } schon für den nächsten Stich bestimmt und nicht für Stich { $trick }?
question-play-on = Wollen die Gegner von { $seat } weiterspielen, und sind alle vier einverstanden?
question-objected-at-once = Hat { $seat } sofort widersprochen?
question-aware = Hätte { $seat } in diesem Augenblick wissen können, dass das den Gegnern durchaus schaden kann?
question-holds = Hatte { $seat } { $suit }, als die Karte gespielt wurde?
question-can-follow = Kann { $seat } { $suit } bedienen?
question-unintended = War die ursprüngliche Ansage von { $seat } ein Versehen, also ein Fehlgriff oder ein Versprecher?
question-comparable = Ist das { $made } von { $seat } mit der aufgehobenen Ansage vergleichbar?
question-shows = Was zeigt das { $made } von { $seat }?
question-shown-by-call = Hat { $seat } mit einer gültigen Ansage { $suit } gezeigt?
question-showed = Was konnte { $seat } mit dem { $made } in jenem Moment zeigen?
question-lower-shows = Hätte ein niedrigeres Gebot, das noch genügt, dieselbe Farbe (oder SA) gezeigt wie das aufgehobene von { $seat }?
question-contained = Ist alles, was die neue Ansage von { $seat } bedeuten kann, in der Bedeutung des zurückgenommenen Gebots enthalten?
question-declarer = Wer ist Alleinspieler?
question-leader = Wer hat ausgespielt?
question-turn = Wer war am Ausspiel?
question-card = Welche Karte war es?
question-faced-card = Welche Karte hat { $seat } offen zu diesem Stich gespielt?
question-face = Lag die Karte offen oder verdeckt?
question-offender = Welcher Spieler war es?
question-led = Welche Karte wurde zu diesem Stich ausgespielt?
question-played-on = Hat { $seat } oder der Partner schon zum nächsten Stich gespielt?
question-won-trick = Wer hat diesen Stich gewonnen?
question-won-later = Hat die Seite von { $seat } danach noch einen Stich gewonnen?
question-other-revoke = Gab es auf diesem Board noch ein Revoke?
question-to-lead-now = Ist { $seat } jetzt am Ausspiel?
question-noticed = Wann wurde zum ersten Mal auf das Revoke hingewiesen?
question-twelfth = War es der zwölfte Stich?
question-last-trick = War es der dreizehnte Stich?
question-contract = Welcher Kontrakt wird gespielt?
question-last-bid = Welches war das letzte Gebot davor?
question-last-bidder = Wer hatte dieses Gebot gemacht?
question-call = Welche Ansage war es?
question-why-not-allowed = Warum war die Ansage nicht erlaubt?
question-turn-to-call = Wer war mit dem Reizen an der Reihe?
question-turn-had-to-pass = Musste der Spieler passen, der an der Reihe war?
question-first-call = Was hat { $seat } zuerst angesagt?
question-second-call = Was hat { $seat } dann stattdessen angesagt?
question-who-called-since = Hat seitdem jemand etwas angesagt, und wer?
question-called-since = Was hat { $seat } seitdem angesagt?
question-called-over-second = Galt die Ansage von { $seat } der zweiten Ansage von { $first }, und hatte { $seat } die Änderung bemerkt?
question-called-before = Was hatte { $seat } davor schon angesagt?
question-last-passer = Wer hat als Letzter gepasst?
question-calls-now = Was sagt { $seat } jetzt an?
question-lead-faced = Ist das erste Ausspiel schon aufgedeckt?
question-partner-could-see = Hätte der Partner von { $seat } die Vorderseite der Karte sehen können?
question-without-pause = Kam die Berichtigung im selben Atemzug, ohne nachzudenken?
question-dummy-lost-rights = Hatte der Dummy vorher in ein anderes Blatt gesehen, zum Zusehen den Platz verlassen oder mit dem Alleinspieler die Blätter getauscht?
question-supplied = Welche Karte legt { $seat } jetzt zu Stich { $trick }?
question-played-before = Welche Karte hatte { $seat } zu diesem Stich schon zugegeben?
question-other-penalty-card = Welche andere Strafkarte liegt vor { $seat }?
question-auction-over = War die Reizung schon zu Ende?
question-named = Welche Karte vom Tisch hatte der Alleinspieler verlangt?
question-put-out = Welche Karte hat der Dummy gelegt?
question-said = Was hat der Alleinspieler vom Tisch verlangt?
question-in-dummy = Welche Karten am Tisch könnten gemeint gewesen sein?
question-suit-won = Der Tisch spielt aus. Welche davon ist in der Farbe, in der er den letzten Stich gewonnen hat?
question-dummy-moved = Welche Karte hatte der Dummy unaufgefordert bewegt oder gezeigt?
question-counts = Hat { $seat } eine Karte zu viel oder zu wenig?
question-trick-number = Der wievielte Stich war es?
question-both-sides-played-on = Hat von jeder Seite schon jemand zum nächsten Stich gespielt?
question-laid-together = Welche andere Karte von { $seat } liegt im selben Stich?
question-from-one-hand = Kamen die beiden Karten von zwei Spielern oder aus einer Hand?
question-both-visible = Waren beide Karten mit der Bildseite zu sehen?
question-did-not-follow = Hat { $seat } seitdem einmal nicht bedient, als { $suit } ausgespielt war?
question-opening = Beginnt die Geschichte mit dem ersten Ausspiel?
question-and-then = Und dann? Was wurde gespielt, ausgespielt, gezeigt oder zurückgenommen, bevor Sie kamen?

## Wer gefragt wird

ask-told = Fragen Sie { $seat }: Wer hat etwas gesagt, und was genau? Was der eigene Partner gesagt hat, zählt nicht; beim Spiel ist für einen Gegenspieler auch der Dummy Gegner. Beim Alleinspieler gilt dasselbe, wenn ein Gegner gesagt hat, aus welcher Hand ausgespielt wird.
ask-meant-as = Fragen Sie { $seat } ohne Vorgabe, und abseits vom Tisch, wenn die Antwort etwas verraten könnte.
ask-designation = Fragen Sie nur den Alleinspieler, welche Karte er meinte. Wer es sich anders überlegt hat, hat sich weder versprochen noch vertippt.
ask-incontrovertible = Fragen Sie nur den Alleinspieler und sehen Sie auf die schon gespielten Karten. Wahrscheinlich genügt nicht.
ask-held = Lassen Sie sich von { $seat } zeigen, wie die Karte gehalten wurde. Beim Gegenspieler genügt es, dass der Partner die Bildseite hätte sehen können.
ask-intended = Fragen Sie { $seat } abseits vom Tisch; niemand sonst soll die Antwort hören.
ask-saw-dummy = Fragen Sie Alleinspieler und Dummy, ob eine Karte zu sehen war. Niemand nennt sie laut. Karten, die schon während der Reizung zu sehen waren, zählen nicht.
ask-claim = Fragen Sie { $seat }, was gesagt wurde und gemeint war, dann die anderen, was sie gehört haben.
ask-only-this-trick = Fragen Sie { $seat }, was wörtlich gesagt wurde, dann die anderen, was sie gehört haben. Wer nur sagt, dass ihm der laufende Stich gehört, hat nicht geclaimt.
ask-for-the-next-trick = Fragen Sie alle vier, was auf dem Tisch lag, als { $seat } spielte: noch der alte Stich, oder war er schon umgedreht?
ask-play-on = Fragen Sie die Seite, die nicht geclaimt hat, ob sie lieber weiterspielt. Nur wenn sie will, fragen Sie die beiden anderen, auch den Dummy. Sagt einer nein, entscheiden Sie.
ask-objected-at-once = Fragen Sie alle vier, was in welcher Reihenfolge gesagt wurde. { $seat } muss sofort gesprochen haben; dass ein Gegner schneller einverstanden war, schadet nicht.
ask-aware = Fragen Sie niemanden. Das wägen Sie nach dem Board selbst ab; Absicht wird niemandem unterstellt.
ask-holds = Sehen Sie selbst ins Blatt und auf das, was daraus seither gespielt wurde. Lassen Sie sich nichts anmerken.
ask-unintended = Fragen Sie { $seat } allein, wie es zu der Ansage kam. Ein Versprecher oder Fehlgriff zählt; wer es sich anders überlegt oder nicht aufgepasst hat, bleibt bei seiner Ansage.
ask-comparable = Klären Sie abseits des Tisches, was beide Ansagen bei diesem Paar bedeuten. Vergleichbar ist, was fast dasselbe bedeutet, in der Bedeutung der ersten enthalten ist oder demselben Zweck dient.
ask-contained = Klären Sie abseits des Tisches, was beide Ansagen bei diesem Paar bedeuten. Enthalten ist die neue, wenn sie nichts bedeuten kann, was die erste nicht auch bedeuten konnte.
ask-shows = Sehen Sie auf die Konventionskarte, oder fragen Sie { $seat } abseits des Tisches: Ist es natürlich, welche Farben zeigt es, wie stark? Der Partner wird nicht vor den anderen gefragt. Es zählt die Vereinbarung, nicht das Blatt.
ask-shown-by-call = Gehen Sie die Reizung durch. Es zählt, was eine Ansage nach Vereinbarung zeigt, nicht welche Farbe sie nennt; die zurückgenommene zählt nicht.
ask-showed = Allein mit { $seat }: In welcher Reizung glaubte der Spieler zu sein? Sehen Sie dann nach, was die Ansage dort zeigt. Kommen mehrere in Frage, zählt alles, was sie zeigen konnte.
ask-lower-shows = Sehen Sie auf die Konventionskarte: vom niedrigsten Gebot an, das hoch genug gewesen wäre.
ask-declarer = Sehen Sie auf die Bietkarten, oder lassen Sie sich die Reizung wiederholen.
ask-leader = Lassen Sie es sich vom Tisch sagen; es spricht immer nur einer.
ask-turn = Fragen Sie, wer den letzten Stich gewonnen hat und womit. Beim ersten Ausspiel ist es der Spieler links vom Alleinspieler.
ask-card = Sehen Sie auf den Tisch. Sehen Sie nicht in die Blätter.
ask-faced-card = Fragen Sie alle vier. Weiß es niemand mehr, nehmen Sie die höchste, die zu diesem Stich erlaubt war.
ask-face = Fragen Sie alle vier. War die Bildseite nie zu sehen, lag die Karte verdeckt.
ask-offender = Lassen Sie es sich vom Tisch sagen; beschuldigen Sie niemanden.
ask-led = Sehen Sie auf den Tisch oder lassen Sie den Stich noch einmal aufdecken.
ask-played-on = Sehen Sie auf den Tisch und zählen Sie die umgedrehten Karten. Auch ein Ausspiel zählt, selbst eines außer Reihenfolge.
ask-won-trick = Lassen Sie alle vier ihre Karte dieses Stichs aufdecken.
ask-won-later = Zählen Sie die Stiche nach. Solange gespielt wird, kann es noch offen sein.
ask-other-revoke = Gehen Sie die Stiche in dieser Farbe zurück, und auch die der anderen Seite. Es zählt nur ein vollendetes Revoke.
ask-noticed = Fragen Sie, wer es zuerst gesagt hat und wie weit das Board da war.
ask-twelfth = Zählen Sie die Stiche nach. Es war der zwölfte, wenn jeder noch zwei Karten hatte.
ask-last-trick = Es war der dreizehnte, wenn jeder nur noch eine Karte hatte.
ask-counts = Lassen Sie alle ihr Blatt verdeckt zählen, dann zählen Sie selbst die gespielten Karten. Hat kein Stich drei oder fünf, so fehlt eine Karte: siehe „Zu viele oder zu wenige Karten“.
ask-quitted = Sehen Sie die gespielten Karten selbst durch. Zeigen Sie keine davon.
ask-both-visible = Fragen Sie alle vier, was sie gesehen haben.
ask-auction = Sehen Sie auf die Bietkarten, oder lassen Sie sich die Reizung vom Teiler an wiederholen.
ask-calls = Sehen Sie auf die Bietkarten; auch was gesagt wurde, zählt.
ask-calls-now = Sagen Sie dem Tisch, was aus der Entscheidung folgt; dann sagt { $seat } an. Warten Sie ab und schlagen Sie nichts vor.
ask-called-over-second = Fragen Sie { $seat } allein, welche der beiden Ansagen { $seat } gesehen hatte. Wer die Änderung nicht bemerkt hat, nimmt mit seiner Ansage nichts an.
ask-partner-could-see = Lassen Sie { $seat } zeigen, wie die Karte gehalten wurde oder fiel. Es genügt, dass der Partner sie hätte sehen können.
ask-without-pause = Fragen Sie die anderen drei, was sie gehört haben und in welcher Reihenfolge.
ask-dummy-lost-rights = Fragen Sie alle vier. Ob ein Blick vom Dummy selbst ausging, zählt nur nach den Regeln von 2007.
ask-supplied = { $seat } sucht sie aus: eine Karte, die zu diesem Stich erlaubt gewesen wäre, wenn es eine gibt.
ask-auction-over = Zählen Sie nach: Nach einem Gebot beenden drei Pass hintereinander die Reizung, auch wenn die Bietkarten noch liegen.
ask-said = Lassen Sie sich den genauen Wortlaut sagen und fragen Sie auch die Gegenspieler, was sie gehört haben.
ask-in-dummy = Sehen Sie auf den Tisch. Nennen Sie nur Karten, die zum Gesagten passen und die der Tisch zu diesem Stich spielen darf: Er muss bedienen.
ask-suit-won = Fragen Sie alle vier oder lassen Sie den letzten Stich noch einmal aufdecken.
ask-dummy-moved = Fragen Sie die Gegenspieler. Es zählt, wenn der Dummy eine Karte berührt, vorgeschoben oder vorgeschlagen hat, bevor der Alleinspieler eine genannt hatte.
ask-and-then = Lassen Sie es sich der Reihe nach erzählen; es spricht immer nur einer.

## Antworten

answer-no = nein
answer-yes = ja
answer-told-no = nein, oder nur der eigene Partner
answer-told-yes = ja, ein Gegner hat es gesagt
answer-follow = zum Ausspiel zugeben
answer-lead = ausspielen
answer-spread = das Blatt auf den Tisch legen
answer-accident = die Karte ist heruntergefallen
answer-shown = die Karte zeigen
answer-only-named = nur sagen, dass diese Karte in der Hand ist
answer-put-right = die Karte zurücknehmen, um ein Revoke zu berichtigen
answer-up = offen
answer-down = verdeckt
answer-too-many = eine zu viel: zu einem Stich fehlt sie
answer-too-few = eine zu wenig: in einem Stich liegen zwei
answer-not-yet = noch nicht bekannt: Es wird weitergespielt
answer-only-his-side = ja; die andere Seite noch nicht, und auch sie hat in diesem Stich nicht bedient
answer-claimed = nein, aber diese Seite hat geclaimt oder aufgegeben
answer-agreed = nein, aber diese Seite hat einem Claim oder einer Aufgabe der Gegner zugestimmt
answer-same-suit-before = ja, früher schon eins desselben Spielers in derselben Farbe
answer-other-side-too = ja, ein vollendetes der anderen Seite
answer-no-other-revoke = nein
tell-last-trick = Es war der letzte Stich
tell-twelfth = Es war der zwölfte Stich
tell-turn-had-to-pass = Der Spieler, der an der Reihe war, musste passen
tell-led-when-told = Die Seite hat nur ausgespielt, weil ein Gegner gesagt hatte, sie sei am Ausspiel
tell-led-when-told-by-both = Die Seite hat nur ausgespielt, weil ein Gegner und der Partner gesagt hatten, sie sei am Ausspiel
tell-same-suit-before = Derselbe Spieler hatte schon einmal in derselben Farbe nicht bedient
tell-other-side-too = Auch die andere Seite hat ein vollendetes Revoke begangen
answer-slip-no = nein, erst nachträglich anders überlegt
answer-slip-yes = ja, versprochen oder vertippt
answer-doubtful = nein, es bleiben Zweifel
answer-unintended-yes = ja, es war ein Versehen
answer-unintended-no = nein, sie war so gemeint
answer-over-first = nein, sie galt der ersten
answer-over-second = ja, sie galt der zweiten
answer-nobody-called = niemand
answer-two-hands = von zwei Spielern
answer-one-hand = aus einer Hand
answer-not-called = nichts
answer-nothing-to-double = ein Kontra oder Rekontra, wo es nichts zu kontrieren gab
answer-had-to-pass = der Spieler musste passen
answer-above-seven = ein Gebot über sieben
answer-after-the-last-pass = die Reizung war zu Ende
answer-natural = natürlich
answer-artificial = nicht natürlich
answer-shows-no-suit = zeigt keine Farbe
answer-points = { $points } Punkte
answer-asks = fragt etwas
answer-relays = ein Relais: zeigt nichts
answer-puppet = verlangt vom Partner eine bestimmte Ansage
answer-takes-out = fordert den Partner auf, eine Farbe zu wählen
meaning-suits = Farben, die es zeigt
meaning-one-of = Eine dieser Farben, ohne zu sagen, welche
meaning-strength = Punkte, wenn bekannt, zum Beispiel 11-19 oder 12+; davor, wenn bekannt, die Länge: Co5 11-19
meaning-unclear = „{ $found }“ ist hier nicht eindeutig. Schreiben Sie eine Farbe als ♠ ♥ ♦ ♣ oder { $letters }, dahinter die Länge und dann die Punkte: { $example }
meaning-twice = Da stehen zweimal Punkte. Wie lang eine Farbe ist, steht direkt hinter ihrem Buchstaben: { $example }
meaning-suit-twice = Dieselbe Farbe steht da mit zwei Längen. Schreiben Sie sie einmal: { $example }
meaning-no-card = Eine Farbe, die gezeigt wird, hat mindestens eine Karte. Lassen Sie die Länge weg, wenn niemand sie kennt.
meaning-too-long = Ein Blatt hat dreizehn Karten, und diese Farben sind zusammen länger.
meaning-too-strong = So viele Punkte kann kein Blatt haben: Dreizehn Karten haben höchstens 37.
meaning-all-suits = Keine Ansage zeigt alle vier Farben. Kreuzen Sie nur an, was sie verspricht.
meaning-one-of-one = „Eine dieser Farben“ braucht mindestens zwei. Kreuzen Sie eine zweite an, oder die Farbe unter denen, die es zeigt.
meaning-shown-and-open = Eine Farbe ist als gezeigt angekreuzt und als eine von mehreren. Es geht nur eines von beiden.
meaning-natural-puppet = Was natürlich ist, zeigt das Blatt und verlangt keine bestimmte Ansage. Wählen Sie einen anderen Zweck, oder sagen Sie, dass es nicht natürlich ist.
meaning-relay-shows = Ein Relais zeigt nichts. Nehmen Sie Farben und Punkte weg, oder wählen Sie einen anderen Zweck.
meaning-not-named = Was natürlich ist, zeigt die genannte Farbe. Kreuzen Sie auch diese an, oder sagen Sie, dass es nicht natürlich ist.
meaning-suit-for-notrump = Ein natürliches Farbgebot zeigt kein Sans-Atout-Blatt. Nehmen Sie dieses Kreuz weg, oder sagen Sie, dass es nicht natürlich ist.
meaning-purpose = Wozu es dient
answer-one-of = eine von { $suits }
meaning-shows-a-hand = um das Blatt zu zeigen
meaning-type-suits = Farben, die es zeigt, zum Beispiel Pi oder Pi5 Co4, auch Tr/Ka für eine von beiden, und SA; ohne Eingabe: keine.
answer-no-bid = es gab noch keines
answer-told-both = ja, ein Gegner, und der eigene Partner auch
answer-none-yet = noch keine
answer-nothing-named = gar keine
answer-no-other = keine
answer-said-suit = eine Farbe ohne Rang
answer-said-rank = einen Rang ohne Farbe
answer-said-high = „hoch“ oder Ähnliches
answer-said-low = „klein“ oder Ähnliches
answer-said-win = „nehmen“, „stechen“ oder Ähnliches
answer-said-anything = „irgendeine“ oder Ähnliches
answer-said-not-there = eine Karte, die nicht am Tisch liegt
answer-that-was-all = nichts mehr
answer-in-play = während des Spiels, oder bevor alle vier Blätter wieder im Board steckten
answer-hands-returned = als alle vier Blätter wieder im Board steckten
answer-next-board-called = als die andere Seite auf dem nächsten Board schon eine Ansage gemacht hatte
answer-round-ended = nach dem Ende der Runde
did-play = { $seat } hat { $card } gespielt
did-lead = { $seat } hat { $card } ausgespielt
did-at-once = { $seat } hat im selben Augenblick { $card } gelegt
did-lead-face-down = { $seat } hat verdeckt ausgespielt
did-withdraw = { $seat } hat { $card } zurückgenommen
did-withdraw-unseen = { $seat } hat die verdeckte Karte zurückgenommen
did-drop = { $seat } hat { $card } fallen lassen
did-show = { $seat } hat { $card } gezeigt
did-spread = { $seat } hat das Blatt offen hingelegt
did-name = Der Alleinspieler hat { $card } verlangt
did-put-out = Der Dummy hat { $card } gelegt, und niemand hatte sie verlangt
fact-told = { $question } – { $answer }
fact-assumed = { $question } – { $answer } (angenommen, nicht gesagt)
fact-chosen = { $seat } hat gewählt: { $choice }

## Ansagen: als Sache im Satz (alle sächlich), mit Namen, als Tat („hat …“)

call-made-bid = Gebot { $bid }
call-made-pass = Pass
call-made-double = Kontra
call-made-redouble = Rekontra
call-made-above-seven = Gebot über sieben
call-named-pass = Pass
call-named-double = Kontra
call-named-redouble = Rekontra
call-called-bid = { $bid } geboten
call-called-pass = gepasst
call-called-double = kontriert
call-called-redouble = rekontriert

## Wahlmöglichkeiten, kurz

choice-accept-opening = das Ausspiel annehmen und Alleinspieler bleiben
choice-accept-as-dummy = das Ausspiel annehmen und Dummy werden
choice-accept-lead = das Ausspiel annehmen
choice-accept-card = die Karte annehmen
choice-refuse-lead = das Ausspiel ablehnen
choice-refuse-card = die Karte ablehnen
choice-require = von { $leader } { $suit } fordern
choice-forbid = { $leader } verbieten, { $anysuits } auszuspielen
choice-free = { $leader } das Ausspiel freistellen
choice-highest = { $partner } gibt die höchste Karte der ausgespielten Farbe zu
choice-lowest = { $partner } gibt die niedrigste Karte der ausgespielten Farbe zu
choice-play-suit = { $partner } gibt { $suit } zu
choice-forbid-suit = { $partner } gibt kein { $suit } zu
choice-play = { $card }
choice-lead-from = der Alleinspieler spielt aus der Hand von { $seat } aus
choice-none = nichts davon
choice-accept-call = die Ansage annehmen
choice-refuse-call = die Ansage ablehnen

## Was daraus folgt

## Was am Tisch geschieht

effect-return = { $card } geht zurück ins Blatt von { $seat }.
effect-return-dummy = { $card } geht zurück zu den Karten des Dummys.
effect-return-unseen = { $seat } nimmt die verdeckte Karte zurück; niemand sieht sie an.
effect-take-out-unseen = { $seat } nimmt die verdeckte Karte zurück; niemand sieht sie an. Der Stich bleibt bei der Seite, die ihn gewonnen hat.
effect-return-unnamed = { $seat } nimmt die Karte zurück. Sie ist keine Strafkarte, und niemand nennt sie.
effect-lies = Die Karte { $card } bleibt als Hauptstrafkarte offen vor { $seat } liegen.
effect-major = Die Karte { $card } bleibt als Hauptstrafkarte offen vor { $seat } liegen. { $seat } muss sie spielen, sobald das erlaubt ist. Immer wenn { $partner } ans Ausspiel kommt, solange sie liegt, darf { $declarer } { $suit } fordern, { $suit } verbieten oder das Ausspiel freistellen.
effect-majors = { $cards } bleiben als Hauptstrafkarten offen vor { $seat } liegen. { $seat } muss sie spielen, sobald das erlaubt ist. Immer wenn { $partner } ans Ausspiel kommt, solange eine davon liegt, darf { $declarer } { $anysuits } fordern oder verbieten oder das Ausspiel freistellen. Sind mehrere davon erlaubt, sagt { $declarer }, welche.
effect-revoked = { $seat } hatte noch { $suit } und hat nicht bedient.
effect-reopened = Der Stich wird in Ordnung gebracht; danach zeigt sich neu, wer ihn gewonnen hat.
effect-last-two = { $seat } hatte noch { $suit } und gibt das zum zwölften Stich zu, { $card } zum dreizehnten. Ein Gegner, der zum zwölften Stich nach { $seat } gespielt hat, darf danach die letzten beiden Karten ebenfalls tauschen. Geschieht das und hat { $partner } direkt danach gespielt, darf { $partner } es auch. Dann zeigt sich neu, wem diese beiden Stiche gehören; wer den zwölften gewinnt, spielt zum letzten aus.
effect-take-out = { $seat } nimmt { $card } aus dem Stich zurück ins Blatt.
effect-take-out-dummy = { $card } geht aus dem Stich zurück zu den Karten des Dummys.
effect-minor = Die Karte { $card } bleibt als Nebenstrafkarte offen vor { $seat } liegen. Vor ihr darf { $seat } in dieser Farbe keine andere kleine Karte spielen, wohl aber eine Figur. Kommt { $partner } ans Ausspiel, darf { $declarer } nichts fordern oder verbieten.
effect-lead-is-free = { $leader } darf jede Karte ausspielen; { $declarer } darf dabei nichts fordern oder verbieten.
effect-pick-up = { $seat } nimmt { $card } auf; die Karte ist keine Strafkarte mehr.
effect-since-played = Die Karte { $card } ist gespielt und keine Strafkarte mehr.
effect-stands = Die Karte { $card } von { $seat } bleibt gespielt.
effect-must-be-played = { $seat } muss { $card } zu diesem Stich spielen, sobald { $seat } an der Reihe ist.
effect-must-be-led = { $seat } muss { $card } ausspielen.
effect-named = { $seat } spielt { $card }.
effect-defenders-name = Jeder der beiden Gegenspieler darf bestimmen, welche erlaubte Karte der Dummy spielt; sie beraten sich nicht. Tut es keiner, nennt { $declarer } eine.
effect-not-refused = { $declarer } hätte eine Karte des Dummys sehen können: Das Ausspiel kann nicht abgelehnt werden, und { $declarer } bleibt Alleinspieler.
effect-replace = { $seat } spielt eine andere Karte.
effect-follow = { $seat } gibt jetzt { $suit } zu.
effect-may-take-back = { $seat } darf { $card } zurücknehmen und eine andere Karte spielen.
effect-may-take-back-dummy = { $declarer } darf { $card } zum Dummy zurücknehmen und von dort eine andere Karte spielen.
effect-revoke-if = Hat { $seat } noch { $suit }, ist { $card } ein Revoke und wird beim Zurücknehmen zur Hauptstrafkarte.
effect-last-trick-waits = Die übrigen Karten des letzten Stichs bleiben liegen, bis dieser Stich vollständig ist.
effect-then-may-take-back = Tut { $first } das, darf danach auch { $seat } { $card } zurücknehmen.
effect-then-may-take-back-dummy = Tut { $first } das, darf danach auch { $declarer } { $card } zum Dummy zurücknehmen.
effect-then-may-show = Tut { $first } das, darf danach auch { $seat } { $card } zurücknehmen; { $card } wird dann zur Hauptstrafkarte.
effect-declarer = { $declarer } ist Alleinspieler, { $dummy } ist Dummy.
effect-spread = Das Blatt von { $seat } wird offen hingelegt.
effect-played = Die Karte { $card } gilt als von { $seat } gespielt.
effect-lead-stands = Das Ausspiel { $card } von { $seat } gilt.
effect-transfer = Nach dem Spiel { $n ->
    [0] wechselt kein Stich die Seite
    [one] geht ein Stich an { $side }
   *[other] gehen { $n } Stiche an { $side }
}.
effect-transfer-if = Nach dem Spiel geht ein Stich an { $side }, falls { $others } danach noch einen Stich gewonnen haben.
effect-transfer-or-two = Nach dem Spiel geht ein Stich an { $side }, oder zwei, falls { $others } danach noch einen Stich gewonnen haben.
effect-none-won = Kein Stich wechselt die Seite: { $side } haben weder diesen noch einen späteren Stich gewonnen.
effect-none-second = Dafür wechselt kein Stich die Seite: { $seat } hatte in dieser Farbe schon einmal nicht bedient.
effect-none-faced = Kein Stich wechselt die Seite: Die Karte, die { $seat } hätte spielen müssen, lag offen.
effect-none-late = Kein Stich wechselt die Seite: Es wurde zu spät darauf aufmerksam gemacht.
effect-none-twelfth = Für ein Revoke im zwölften Stich wechselt kein Stich die Seite.
effect-none-both = Kein Stich wechselt die Seite: Auch die andere Seite hat nicht bedient.
effect-established = Das Revoke von { $seat } ist vollendet und wird nicht mehr berichtigt.
effect-designation-void = Was { $seat } verlangt hat, gilt nicht.
effect-claim-void = Was { $seat } geclaimt oder aufgegeben hat, gilt nicht mehr; es zählt, was am Tisch herauskommt.
effect-play-stops = Das Spiel ruht. Sind die anderen mit { $seat } einverstanden?
effect-play-is-over = Das Spiel ist zu Ende. Niemand spielt mehr eine Karte; bitte legen Sie alle vier Ihr Blatt offen hin.
effect-agreed = Das Spiel ist zu Ende: { $n ->
    [one] ein Stich
   *[other] { $n } Stiche
} für { $side }.
effect-call-cancelled = Das { $made } von { $seat } ist aufgehoben.
effect-above-seven = Das Gebot von { $seat } über sieben ist aufgehoben; an seiner Stelle steht Pass.
effect-above-seven-only = Das Gebot von { $seat } über sieben ist aufgehoben.
effect-later-calls = Ebenso alles, was danach angesagt wurde, als wäre nichts gewesen.
effect-call-stands = Das { $made } von { $seat } gilt.
effect-replace-insufficient = { $seat } sagt jetzt etwas anderes an. Das niedrigste genügende Gebot, das dieselbe Denomination zeigt, hat keine Folgen, eine vergleichbare Ansage auch nicht. Nach jeder anderen Ansage muss { $partner } bis zum Ende der Reizung passen.
effect-replace-exactly = { $seat } sagt jetzt etwas anderes an. Das niedrigste genügende Gebot in derselben Denomination hat keine Folgen, wenn keines der beiden künstlich ist. Auch eine Ansage, die dasselbe oder Genaueres bedeutet, hat keine. Nach jeder anderen muss { $partner } bis zum Ende der Reizung passen.
effect-replace-silenced = { $seat } macht jetzt ein genügendes Gebot oder passt.
effect-replace-right = Passt { $first }, wiederholt { $seat } die Ansage. Sonst darf { $seat } jede gültige Ansage machen, und ist sie nicht vergleichbar, muss { $partner } einmal passen.
effect-replace-denomination = Passt { $first }, wiederholt { $seat } die Ansage. Sonst darf { $seat } jede gültige Ansage machen. Nennt sie dieselbe Denomination, muss { $partner } einmal passen. Tut sie das nicht, muss { $partner } bis zum Ende der Reizung passen.
effect-replace-after-right = Passt { $first }, wiederholt { $seat } die Ansage. Sonst darf { $seat } jede gültige Ansage machen, und { $partner } muss bis zum Ende der Reizung passen.
effect-replace-rotation = Wenn { $seat } an die Reihe kommt, ist jede gültige Ansage erlaubt. Ist sie mit der aufgehobenen nicht vergleichbar, muss { $partner } einmal passen.
effect-replace-inadmissible = { $seat } macht stattdessen eine gültige Ansage.
effect-replace-inadmissible-later = Wenn { $seat } an die Reihe kommt, ist jede gültige Ansage erlaubt.
effect-then-forbid = Kommt die Seite von { $seat } dann ins Gegenspiel, darf der Alleinspieler beim ersten Ausspiel von { $partner } auch eine Farbe verbieten.
effect-then-direct = Kommt die Seite von { $seat } dann ins Gegenspiel, darf der Alleinspieler beim ersten Ausspiel von { $partner } auch eine Farbe fordern oder verbieten.
effect-not-comparable-double = Ein Kontra, das nicht vergleichbar ist, wird aufgehoben.
effect-other-double = Ein Kontra mit anderer Bedeutung wird aufgehoben.
effect-may-forbid = Kommt die Seite von { $seat } ins Gegenspiel, darf der Alleinspieler beim ersten Ausspiel von { $partner } eine Farbe verbieten. Es muss eine sein, die { $seat } in der gültigen Reizung nicht gezeigt hat.
effect-may-bear = Kommt die Seite von { $seat } ins Gegenspiel, darf der Alleinspieler beim ersten Ausspiel von { $partner } eine Farbe verbieten. Das gilt nicht, wenn die beiden Ansagen vergleichbar sind.
effect-may-direct = Kommt die Seite von { $seat } ins Gegenspiel, darf der Alleinspieler beim ersten Ausspiel von { $partner } eine Farbe fordern oder verbieten. Es muss eine sein, die das zurückgenommene { $made } gezeigt und { $seat } nicht wieder gezeigt hat. Zeigte es keine, darf er irgendeine verbieten.
effect-may-forbid-now = Der Alleinspieler darf beim ersten Ausspiel von { $partner } eine Farbe verbieten. Es muss eine sein, die { $seat } in der gültigen Reizung nicht gezeigt hat.
effect-may-bear-now = Der Alleinspieler darf beim ersten Ausspiel von { $partner } eine Farbe verbieten. Das gilt nicht, wenn die beiden Ansagen vergleichbar sind.
effect-may-direct-now = Der Alleinspieler darf beim ersten Ausspiel von { $partner } eine Farbe fordern oder verbieten. Es muss eine sein, die das zurückgenommene { $made } gezeigt und { $seat } nicht wieder gezeigt hat. Zeigte es keine, darf er irgendeine verbieten.
effect-not-made = Der Kontrakt zählt, als hätte { $seat } nicht { $called }.
effect-stays-faced = Die Karte { $card } bleibt offen vor { $seat } liegen, bis die Reizung zu Ende ist.
effect-spared = Die Karte { $card } von { $seat } ist keine Strafkarte; { $seat } nimmt sie auf.
effect-owes = { $seat } muss zu diesem Stich noch zugeben.
effect-chooses-again = Der Alleinspieler entscheidet noch einmal über das Ausspiel von { $seat }.
effect-deemed-revoke = Für { $seat } zählt Stich { $trick } als Revoke.
effect-counts-all = Das Revoke von { $seat } in Stich { $trick } wird berichtigt; nach dem Spiel gehen trotzdem Stiche über, als wäre es vollendet.
effect-lies-face-down = Das Ausspiel von { $seat } liegt wieder verdeckt.
effect-may-change-face-down = { $seat } darf das verdeckte Ausspiel noch ändern.
effect-may-change-call = { $seat } darf das { $made } ändern, falls es auf der falschen Erklärung beruhen kann.
effect-not-rectified = Was { $side } falsch gemacht hat, wird jetzt nicht berichtigt. Es geht weiter; danach sieht sich die Turnierleitung den Score an.
effect-belongs-to-next = { $card } von { $seat } gehört zum nächsten Stich; zu Stich { $trick } fehlt eine Karte.
effect-supply = { $seat } legt { $card } zu den gespielten Karten, für Stich { $trick }.

## Wie es weitergeht

next-leads = { $seat } spielt aus.
next-leads-hand = { $declarer } spielt aus der Hand aus.
next-leads-dummy = { $declarer } spielt vom Tisch aus.
next-leads-any-hand = { $declarer } spielt jetzt eine beliebige Karte aus der Hand aus.
next-leads-any-dummy = { $declarer } spielt jetzt eine beliebige Karte vom Tisch aus.
next-plays = Als Nächstes gibt { $seat } zu.
next-plays-hand = Als Nächstes gibt { $declarer } aus der Hand zu.
next-plays-dummy = Als Nächstes gibt { $declarer } vom Tisch zu.
next-calls = { $seat } ist mit dem Reizen an der Reihe.
next-calls-again = { $seat } wiederholt jetzt die Ansage: { $named }.

## Was gilt, und bis wann

restriction-require = { $seat } muss { $suit } ausspielen, nur dieses eine Mal.
# „Kein Pik oder Coeur“ heißt auf Deutsch: weder das eine noch das andere; mit einer Farbe allein muss der Satz auch stimmen.
restriction-forbid = { $seat } darf kein { $anysuits } ausspielen, solange { $seat } am Stich bleibt.
restriction-highest = { $seat } muss die höchste Karte der ausgespielten Farbe zugeben, nur zu diesem Stich.
restriction-lowest = { $seat } muss die niedrigste Karte der ausgespielten Farbe zugeben, nur zu diesem Stich.
restriction-play-suit = { $seat } muss zu diesem Stich { $suit } zugeben, wenn das geht und keine Farbe zu bedienen ist.
restriction-forbid-suit = { $seat } darf zu diesem Stich kein { $suit } zugeben, außer um zu bedienen.
restriction-play-named = { $seat } muss zu diesem Stich eine andere Farbe zugeben, die Sie nennen, wenn das geht und keine Farbe zu bedienen ist.
restriction-forbid-named = { $seat } darf eine andere Farbe, die Sie nennen, zu diesem Stich nicht zugeben.
restriction-pass-once = { $seat } muss bei der nächsten Ansage passen.
restriction-no-double = { $seat } darf bei der nächsten Ansage weder kontrieren noch rekontrieren.
restriction-pass-always = { $seat } muss bis zum Ende der Reizung passen.

## Wer was wissen darf

information-open = Solange die Karte { $card } von { $seat } offen liegt, { $n ->
    [one] darf
   *[other] dürfen
} { $who } alles verwerten, was sie zeigt.
information-open-not = Solange die Karte { $card } von { $seat } offen liegt, { $n ->
    [one] darf
   *[other] dürfen
} { $who } nicht verwerten, was sie zeigt.
information-board = { $who } { $n ->
    [one] darf
   *[other] dürfen
} bis zum Ende des Boards verwerten, was die Karte { $card } von { $seat } gezeigt hat.
information-board-not = Was die Karte { $card } von { $seat } gezeigt hat, ist für { $who } unerlaubte Information: { $who } { $n ->
    [one] muss
   *[other] müssen
} so spielen, als wäre sie verdeckt geblieben.
information-duty = { $who } { $n ->
    [one] darf
   *[other] dürfen
} verwerten, dass { $seat } { $card } spielen muss.
information-duty-not = { $who } { $n ->
    [one] darf
   *[other] dürfen
} nicht verwerten, dass { $seat } { $card } spielen muss.
information-call = { $who } { $n ->
    [one] darf
   *[other] dürfen
} bis zum Ende des Boards verwerten, was das { $withdrawn } von { $seat } verraten hat.
information-call-not = { $who } { $n ->
    [one] darf
   *[other] dürfen
} nicht verwerten, was das { $withdrawn } von { $seat } verraten hat.
information-call-open = Ob { $who } verwerten { $n ->
    [one] darf
   *[other] dürfen
}, was das { $withdrawn } von { $seat } verraten hat, hängt von der nächsten Ansage von { $seat } ab.

## Was geschehen ist

irregularity-lead-out-of-turn = { $seat } hat von der falschen Seite ausgespielt
irregularity-opening-lead-out-of-turn = { $seat } hat das erste Ausspiel von der falschen Seite gemacht
irregularity-play-out-of-turn = { $seat } hat gespielt, ohne an der Reihe zu sein
irregularity-card-exposed = Eine Karte von { $seat } ist bekannt geworden
irregularity-penalty-card-not-played = { $seat } hat eine fällige Strafkarte nicht gespielt
irregularity-lead-before-choice = { $seat } hat ausgespielt, bevor der Alleinspieler gewählt hatte
irregularity-two-cards = { $seat } hat mehrere Karten zugleich gespielt
irregularity-card-taken-back = { $seat } hat eine gespielte Karte zurückgenommen
irregularity-wrong-card-from-dummy = Vom Tisch ({ $seat }) kam eine Karte, die nicht genannt war
irregularity-revoke = { $seat } hat ein Revoke begangen
irregularity-card-missing = { $seat } hat nicht zu jedem Stich eine Karte gespielt
irregularity-with-card = { $what }: { $card }
irregularity-insufficient-bid = { $seat } hat ein ungenügendes Gebot gemacht
irregularity-call-out-of-rotation = { $seat } hat außer Reihenfolge gereizt
irregularity-inadmissible-call = { $seat } hat eine unzulässige Ansage gemacht
irregularity-call-against-duty = { $seat } hat trotz Passpflicht gereizt
irregularity-call-changed = { $seat } hat eine Ansage geändert
irregularity-call-after-the-last-pass = { $seat } hat nach dem letzten Pass gereizt
irregularity-bid-above-seven = { $seat } hat über sieben geboten
irregularity-with-call = { $what }: { $named }

## Umstrittene Punkte: Titel, empfohlene Lesart, andere Lesart

point-DP1 = Zwei Karten gezeigt, die nicht gemeinte gespielt: Was ist die andere?
    .first = Eine einzelne kleine Karte, die aus Versehen mitkam, ist Nebenstrafkarte.
    .second = War die andere gerade die gemeinte Karte, ist sie Hauptstrafkarte.
point-DP2 = Was eine Nebenstrafkarte zeigt, solange sie liegt
    .first = Alle dürfen es verwerten, wie bei jeder Strafkarte.
    .second = Der Partner ihres Besitzers darf es nicht verwerten.
point-DP4 = Wer am Ausspiel ist, ist auch der Nächste und gibt die falsch ausgespielte Farbe zu
    .first = Es kommt darauf an, ob ausgespielt oder zugegeben werden sollte; die Turnierleitung fragt.
    .second = Damit ist das Ausspiel angenommen, außer es war offensichtlich ein eigenes Ausspiel.
point-DP5 = Die Gegenspieler sind sich über das falsche Ausspiel des Alleinspielers uneinig
    .first = Die erste klare Wahl zählt; nur wenn beide fast zugleich sprechen, geht der nächste Spieler vor.
    .second = Die Turnierleitung darf beide fragen; bei jedem Unterschied geht der nächste Spieler vor.
point-DP6 = Ein Ausspiel zugleich mit dem richtigen Ausspiel des Partners
    .first = Es ist eine zu früh zugegebene Karte; ist sie erlaubt, wird sie gespielt und ist keine Strafkarte.
    .second = Es ist eine sichtbar gewordene Karte und wird Hauptstrafkarte.
point-DP7 = Vorzeitig zugegeben: Muss der Alleinspieler eine der vier Auflagen wählen?
    .first = Ja, eine davon; sie darf harmlos sein.
    .second = Er darf auch darauf verzichten.
point-DP8 = Der Alleinspieler hat begonnen, sein Blatt hinzulegen, hätte aber auch eine Karte des Dummys sehen können
    .first = Das Ausspiel ist angenommen, und er bleibt Alleinspieler.
    .second = Was zuerst geschah, entscheidet.
point-DP10 = Falsches Ausspiel, und dann spielt der Partner aus, der an der Reihe war
    .first = Zuerst wird das falsche Ausspiel geregelt; die Karte des Partners ist eine eigene Hauptstrafkarte.
    .second = Wird das erste Ausspiel angenommen, ist die Karte des Partners nur zu früh und vielleicht gar keine Strafkarte.
point-DP11 = Der Alleinspieler gibt vom Tisch zu, obwohl zuerst die Hand an der Reihe wäre
    .first = Die Karte vom Tisch gilt, und damit ist das Ausspiel angenommen.
    .second = Es war nicht die nächste Hand; angenommen ist erst, wenn der Alleinspieler es sagt.
point-DP12 = Aus der falschen Hand ausgespielt, dann eine Karte aus der richtigen genannt, dann gibt der nächste Gegenspieler zu
    .first = Das erste Ausspiel gilt, beide Karten des Alleinspielers sind gespielt, der Gegenspieler hat nichts falsch gemacht.
    .second = Der Alleinspieler konnte es nicht allein reparieren; die Gegenspieler wählen noch.
point-DP13 = Eine Auflage aus der Reizung und eine wegen einer Strafkarte beim selben Ausspiel
    .first = Der Alleinspieler darf beide nutzen.
    .second = Nicht so, dass kein erlaubtes Ausspiel übrig bleibt.
point-DP14 = Ein Gegenspieler spielt vor der Wahl aus, und der Alleinspieler stellt dann frei
    .first = Die Karte ist Hauptstrafkarte und muss ausgespielt werden.
    .second = Die Turnierleitung darf sie als Ausspiel gelten lassen; es ist dieselbe Karte.
point-DP15 = Eine geforderte Farbe wurde nicht gespielt, und die Berichtigung brachte dem Partner eine Strafkarte
    .first = Keine neue Wahl für dieses Ausspiel; die erste hat es festgelegt.
    .second = Wieder eine Wahl, soweit die erste es zulässt.
point-DP16 = Ein Gegenspieler claimt einen Teil der Stiche und gibt den Rest auf; der Partner widerspricht sofort
    .first = Es ist weder ein Claim noch eine Aufgabe.
    .second = Was geclaimt war, bleibt geclaimt, und darüber wird entschieden.
point-DP18 = Beim Claim werden Stiche genannt, etwa „zwei Pik und ein Coeur“
    .first = Das ist keine Reihenfolge: Jede zählt.
    .second = Sie gelten als in der genannten Reihenfolge gespielt.
point-DP19 = Eine Farbe, die beim Claim für geschlossen gehalten und nicht erwähnt wurde
    .first = Sie gilt als von oben gespielt.
    .second = Jede Karte der Farbe zu spielen, ist normal.
point-DP20 = Wer geclaimt hat und alle Karten für hoch hält, muss abwerfen
    .first = Jede Karte, die nichts nützt, aber kein Gewinner und nichts, was eine Farbe hält, solange eine andere da ist.
    .second = Jede Karte einer Nebenfarbe.
point-DP21 = Der Alleinspieler claimt, während ein Gegenspieler eine Strafkarte hat
    .first = Er hat nur die Möglichkeiten zum Ausspiel, die er erwähnt hat.
    .second = Für ihn gilt die beste Möglichkeit als gewählt.
point-DP22 = Nach einem Pass außer Reihenfolge musste gepasst werden: Darf der Alleinspieler später ein Ausspiel verbieten?
    .first = Nur wenn das erzwungene Pass etwas ganz anderes besagt als das zurückgenommene.
    .second = Nie; Pass ist Pass.
point-DP23 = Jemand wurde ausgelassen, und es fällt erst nach dem Ausspiel auf
    .first = Die Reizung bleibt, wie sie war.
    .second = Die Ansage wird nachgeholt, solange der Dummy nicht liegt.
point-DP24 = Der Partner, der an der Reihe war, hat über die Ansage außer Reihenfolge etwas angesagt
    .first = Erst entscheidet der linke Gegner; lehnt er ab, gilt die Ansage des Partners.
    .second = Auch die Ansage des Partners ist aufgehoben.
point-DP25 = Der linke Gegner, der selbst an der Reihe war, sagt einfach etwas an
    .first = Seine Ansage ist in der Reihe, die andere gegenstandslos.
    .second = Die Ansage außer Reihenfolge ist damit angenommen.
point-DP26 = An die Stelle eines reinen Relais kommt ein Pass
    .first = Das ist vergleichbar: Es sagt ebenso wenig.
    .second = Vergleichbar ist nur ein anderes Relais.
point-DP27 = Jemand will seine Ansage ändern, nachdem der Partner schon angesagt hat
    .first = Die Änderung ist aufgehoben, und die erste Ansage gilt.
    .second = Die zweite ist eine Ansage außer Reihenfolge.
point-DP28 = Der linke Gegner hat über die erste Ansage gereizt, bevor er die Änderung sah
    .first = Damit ist nichts angenommen, und er darf die zweite noch annehmen.
    .second = Damit ist es erledigt: Die zweite ist aufgehoben.
point-DP34 = Vergleichbar: Wie genau muss die neue Ansage in die alte passen?
    .first = Auf ein, zwei Punkte oder eine Karte kommt es nicht an.
    .second = Ganz; sonst entscheidet die Turnierleitung, ob sie ähnlich ist.
point-DP35 = An die Stelle eines Gebots kommt ein Kontra, das dieselbe Farbe zeigt
    .first = Das Kontra kann vergleichbar sein.
    .second = Ein Kontra zeigt keine Farbe und ist es nicht.
point-DP36 = Ein Zweifärber, bei dem eine Farbe offen ist, vor dem ersten Ausspiel
    .first = Gezeigt ist nur die Farbe, die feststeht.
    .second = Gezeigt sind alle möglichen Farben.
point-DP37 = Am anderen Tisch gibt es ein Ergebnis, und hier kann das Board nicht gespielt werden
    .first = Ein Score wird nur zugewiesen, wenn dieses Ergebnis klar besser ist als das vergleichbarer Paare.
    .second = Ein Score wird bei jedem besseren Ergebnis zugewiesen.
point-DP38 = Die falsch unterrichtete Seite ahnt etwas und fragt nicht
    .first = Ihr Recht auf einen berichtigten Score verliert sie nur, wo das Reglement es sagt.
    .second = Den Schaden hat sie selbst verursacht.
point-DP39 = Mögliche Ausgänge werden gewichtet, und eine Seite hat gegen die Regeln verstoßen
    .first = Für beide Seiten gelten dieselben Gewichte.
    .second = Zugunsten der unschuldigen Seite dürfen sie sich unterscheiden.
point-DP40 = Ein Gegner hatte gesagt, der Spieler sei mit dem Reizen an der Reihe
    .first = Die Ansage ist aufgehoben, und sonst folgt nichts.
    .second = Es ist eine Ansage außer Reihenfolge wie jede andere.
point-DP29 = Die unschuldige Seite übersieht eine sichere Spielweise oder kontriert schlecht
    .first = Das ist nie ein besonders grober Fehler.
    .second = Gemessen an ihrer Spielstärke kann es einer sein.
point-DP30 = Ein Spieler denkt darüber nach, welche von zwei gleichwertigen Karten zu spielen ist
    .first = Das ist kein bridgetechnischer Grund.
    .second = Vor jeder Karte darf man nachdenken.
point-DP31 = Die unschuldige Seite handelt, bevor die Turnierleitung gerufen ist
    .first = Sie verliert ihr Recht auf Berichtigung nur, wenn das der anderen Seite geschadet oder eine gerechte Entscheidung unmöglich gemacht hat.
    .second = Sie verliert ihr Recht auf Berichtigung immer.
point-DP32 = Ein Zuschauer weist auf eine Regelwidrigkeit hin
    .first = Die Turnierleitung berichtigt sie, aber die Seite, die den Zuschauer mitgebracht hat, gewinnt dadurch nichts.
    .second = Es ist, als hätte niemand etwas gesagt.
point-DP33 = An die Stelle eines Pass vor der Eröffnung kommt ein Pass auf die Eröffnung
    .first = Das ist vergleichbar.
    .second = Die Turnierleitung entscheidet: Auf eine Eröffnung passen auch starke Blätter.

## Nach dem Board auf den Score sehen

look-penalty-card = Hat der Anblick der Strafkarte den Gegenspielern geholfen, und hätte es ohne ihn durchaus anders ausgehen können? Bei Schaden den Score berichtigen.
look-revoke = Steht die andere Seite mindestens so gut da wie ohne das Revoke? Wenn nicht, den Score berichtigen.
look-aware = Hätte man wissen können, dass die Regelwidrigkeit den Gegnern durchaus schaden kann, und hat sie der eigenen Seite genützt? Dann den Score berichtigen.
look-information = Hat jemand gewählt, was eine unerlaubte Information erkennbar nahelegte, obwohl anderes ernsthaft in Frage kam? Bei Schaden den Score berichtigen.
look-explanation = Hat die falsche Auskunft der anderen Seite etwas gekostet, das nicht mehr zurückzuholen ist? Dann den Score berichtigen.
look-dummy = Hat der Dummy eine Karte nahegelegt, und sind die Gegenspieler geschädigt? Dann den Score berichtigen.
look-dummys-rights = Den Gegenspielern nehmen, was ihnen ihre Regelwidrigkeit eingebracht hat; die Seite des Alleinspielers behält ihren Score.
look-general = Noch einmal auf den Score sehen.
look-artificial = Einen künstlichen Score geben: Wer daran schuld ist, bekommt weniger.
look-weighted = Abschätzen, wie das Board ohne die Regelwidrigkeit ausgegangen wäre, und wenn nötig den Score berichtigen.
look-learnt = Hat es das Ergebnis beeinflusst, dass jemand etwas über das Board oder über fremde Karten wusste? Dann den Score berichtigen.
look-penalty = Entscheiden, ob eine Strafe fällig ist.
look-call = Hätte es ohne die Hilfe der zurückgenommenen Ansage durchaus anders ausgehen können, und ist die andere Seite dadurch geschädigt? Dann den Score berichtigen.

## Was die Turnierleitung abwägt

weigh-forfeit = Ist das Recht auf Berichtigung dadurch verwirkt, dass schon weitergemacht wurde, ganz oder zum Teil? Wer kannte die Regel, und wem hat es genützt, dass andere sie nicht kannten?
weigh-information = Was legte die Information erkennbar nahe? Was hätten Spieler dieser Stärke sonst ernsthaft erwogen, und hätten es manche auch getan?
weigh-explanation = Was hätte der Spieler mit der richtigen Auskunft gewusst, und bis wann war es noch gutzumachen?
weigh-played = Wurde die Karte mit Absicht berührt oder hingelegt, oder nur geordnet?
weigh-inspection = Was zeigen die gespielten Karten noch? Sind sie vermischt, geht der Zweifel gegen die Seite, die sie vermischt hat.
weigh-claim = Was wurde beim Claim gesagt, welche Spielweisen sind normal, wer bekommt den zweifelhaften Stich?
weigh-concession = War der aufgegebene Stich bei normalem Spiel überhaupt zu verlieren?
weigh-aware = Hätte der Spieler in diesem Augenblick wissen können, dass die Regelwidrigkeit den Gegnern durchaus schaden kann? Auf Absicht kommt es nicht an.
weigh-score = Was wäre ohne die Regelwidrigkeit vermutlich geschehen? Mehrere Ergebnisse dürfen gewichtet werden.
weigh-dummy = Was hatte der Dummy gesehen, und hat sein Wort dem Alleinspieler genützt?
weigh-trick = Welcher Stich war es, und hat die wieder aufgetauchte Karte Schaden angerichtet?
weigh-general = Das wägt die Turnierleitung ab.

## Vorlesen: vor einer Wahl

about-lead = { $offender } hat { $card } ausgespielt, am Ausspiel war aber { $leader }.
about-lead-once-more = Zum Ausspiel { $card } von { $offender } darf sich auch { $who } äußern.
about-premature = { $declarer } sagt jetzt, was { $partner } zu diesem Stich zugeben muss, weil { $offender } die Karte { $card } zu früh gespielt hat. Bedienen geht vor; kann { $partner } die Auflage nicht erfüllen, genügt jede erlaubte Karte.
about-meant = Es ist nicht klar, welche Karte vom Tisch gemeint ist: { $anycards }.
about-hand = Es ist zu entscheiden, aus welcher Hand { $declarer } ausspielt.
about-supply = { $seat } hat zu Stich { $trick } keine Karte gespielt und legt jetzt eine dazu.
about-call = { $seat } hat { $called }, und das war nicht in Ordnung.
about-wrong-call = { $what }.
about-first-lead = { $leader } kommt zum ersten Mal ans Ausspiel, und eine Ansage von { $offender } wurde zurückgenommen. { $leader }, bitte warten Sie, bis { $declarer } gesprochen hat.
say-penalty-name = { $leader } ist am Ausspiel, und vor { $owner } { $n ->
    [one] liegt { $cards } als Hauptstrafkarte
   *[other] liegen { $cards } als Hauptstrafkarten
}. { $leader }, warten Sie bitte, bis { $declarer } gesprochen hat.
say-several-playable = { $owner } kann jetzt mehrere Strafkarten spielen: { $anycards }.
say-unplayed-name = { $offender } hat { $card } gespielt, obwohl eine Strafkarte zu spielen war.
say-shown-name = { $offender } hat { $cards } zugleich gezeigt. Gespielt werden kann nur eine davon.
say-general = { $who }, Sie haben die Wahl. Hören Sie sich bitte erst alles an, und sprechen Sie sich nicht ab.
say-general-choose = { $who }, was wählen Sie?
say-listen = { $seat }, hören Sie sich bitte erst alles an. Dann entscheiden Sie allein, ohne Ihren Partner zu fragen.
say-prevails = { $who }, Sie dürfen beide entscheiden, aber ohne Absprache. Hören Sie sich bitte erst alles an. Sagen Sie im selben Augenblick Verschiedenes, gilt, was { $next } sagt.
say-option = { $number }. { $n ->
    [one] Sie dürfen
   *[other] Jeder von Ihnen darf
} { $may }. Die Folge: { $then }
say-option-ruled = { $number }. { $n ->
    [one] Sie dürfen
   *[other] Jeder von Ihnen darf
} das verlangen: { $then }
say-option-only = { $number }. { $n ->
    [one] Sie dürfen
   *[other] Jeder von Ihnen darf
} { $may }.
may-play = { $card } wählen
may-lead-from = den Alleinspieler aus der Hand von { $seat } ausspielen lassen
may-refuse-lead = das Ausspiel ablehnen
may-refuse-card = die Karte ablehnen
may-refuse-call = die Ansage ablehnen
may-free = { $leader } das Ausspiel freistellen
may-none = auf all das verzichten
say-second-choice = Nach { $number } hat { $who } eine zweite Wahl:
say-depends = Was sonst folgt, hängt davon ab, was die Turnierleitung dann herausfindet.
say-whatever = In jedem Fall: { $then }
say-whatever-then = Nach { $number } in jedem Fall: { $then }
say-no-revoke = { $seat } durfte { $card } spielen: Das war kein Revoke.
say-nothing-wrong = Es gibt nichts zu berichtigen.

## Zum Vorlesen danach

say-all-may-use = Was die Karte { $card } zeigt, dürfen alle verwerten, solange sie liegt.
say-call-may = { $who }, was das { $withdrawn } von { $seat } verraten hat, dürfen Sie bis zum Ende des Boards verwerten.
say-call-not = { $who }, was das { $withdrawn } von { $seat } verraten hat, dürfen Sie nicht verwerten.
say-call-open = { $who }, ob Sie verwerten dürfen, was das { $withdrawn } von { $seat } verraten hat, hängt von der nächsten Ansage von { $seat } ab.
say-own-plan = { $declarer }, was durch { $cards } ans Licht gekommen ist, dürfen Sie für Ihren Spielplan nicht verwerten.
say-taken-back-may = Wird eine Karte zurückgenommen, { $who }, dürfen Sie verwerten, was sie gezeigt hat.
say-taken-back-not = Wird eine Karte zurückgenommen, { $who }, dürfen Sie nicht verwerten, was sie gezeigt hat.
say-as-if-unseen = { $who }, spielen Sie bitte so, als hätten Sie { $card } nie gesehen.
say-you-may-use = { $who }, was { $card } gezeigt hat, dürfen Sie bis zum Ende des Boards verwerten.
say-duty-only = { $who }, Sie dürfen verwerten, dass { $seat } { $card } spielen muss, aber sonst nichts, was diese Karte zeigt.

## A clause that was written down without its text

law-only-a-meaning = hier nicht behandelt: sagt, was zum Spiel gehört oder erlaubt ist, und verletzen kann man das nicht
law-for-the-organiser = hier nicht behandelt: Sache der Turnierorganisation und der Turnierleitung, für die ganze Veranstaltung
law-ruled-elsewhere = hier nicht behandelt: sagt, wie es geht; geht es schief, gilt { $laws }
law-unread = Wortlaut nicht verglichen
law-unread-note = Diese Regel ist hier aufgeschrieben, ohne dass ihr Wortlaut vorlag. Nummer und Wortlaut können dort anders sein.
