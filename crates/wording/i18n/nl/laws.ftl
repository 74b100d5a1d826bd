# De woorden van de spelregels. In de eerste slag is het uitkomen, daarna voorspelen.

## Vragen

question-told = Heeft een tegenstander tegen { $seat } gezegd dat { $seat } aan de beurt was?
question-meant-as = Wat was { $seat } aan het doen toen die kaart op tafel kwam?
question-followed-to = Bij welke van de twee voorgespeelde kaarten heeft { $seat } bijgespeeld?
question-designation = Heeft de leider zich bij die kaart versproken of verkeerd getikt?
question-incontrovertible = Bedoelde de leider zonder enige twijfel een andere kaart? Zo ja, welke?
question-held = Hield { $seat } de kaart zo dat ze als gespeeld geldt?
question-intended = Welke kaart wilde { $seat } spelen?
question-saw-dummy = Kan de leider een kaart van de blinde hebben gezien?
question-claim = Toonde { $seat } de kaarten om te claimen?
question-only-this-trick = Had { $seat } het alleen over de lopende slag?
question-for-the-next-trick = Was die kaart van { $seat } bedoeld voor de volgende slag, en niet voor slag { $trick }?
question-play-on = Vragen de tegenstanders van { $seat } om door te spelen, en stemmen alle vier in?
question-objected-at-once = Maakte { $seat } meteen bezwaar?
question-aware = Kon { $seat } op dat moment weten dat dit de tegenstanders heel goed zou kunnen schaden?
question-holds = Had { $seat } { $suit } toen de kaart werd gespeeld?
question-can-follow = Kan { $seat } { $suit } bekennen?
question-unintended = Was de oorspronkelijke bieding van { $seat } onbedoeld?
question-comparable = Is { $made } van { $seat } vergelijkbaar met de bieding die is vervallen?
question-shows = Wat geeft { $made } van { $seat } aan?
question-shown-by-call = Heeft { $seat } met een geldige bieding { $suit } aangegeven?
question-showed = Wat kon { $seat } op dat moment met { $made } aangeven?
question-lower-shows = Had een lager bod dat nog voldoende was dezelfde kleur (of SA) aangegeven als het vervallen bod van { $seat }?
question-contained = Valt alles wat de nieuwe bieding van { $seat } kan betekenen binnen wat het ingetrokken bod kon betekenen?
question-declarer = Wie is leider?
question-leader = Wie speelde de eerste kaart van de slag?
question-turn = Wie was aan slag?
question-card = Welke kaart was het?
question-faced-card = Welke kaart speelde { $seat } open in die slag?
question-face = Lag de kaart open of gedekt?
question-offender = Welke speler was het?
question-led = Welke kaart is in deze slag voorgespeeld?
question-played-on = Heeft { $seat } of de partner al in de volgende slag gespeeld?
question-won-trick = Wie heeft die slag gewonnen?
question-won-later = Heeft de partij van { $seat } daarna nog een slag gewonnen?
question-other-revoke = Was er op dit spel nog een verzaking?
question-to-lead-now = Is { $seat } nu aan slag?
question-noticed = Wanneer werd er voor het eerst op de verzaking gewezen?
question-twelfth = Was het de twaalfde slag?
question-last-trick = Was het de dertiende slag?
question-contract = Welk contract wordt er gespeeld?
question-last-bid = Wat was het laatste bod daarvoor?
question-last-bidder = Wie had dat bod gedaan?
question-call = Welke bieding was het?
question-why-not-allowed = Waarom mocht de bieding niet?
question-turn-to-call = Wie was aan de beurt om te bieden?
question-turn-had-to-pass = Moest de speler die aan de beurt was, passen?
question-first-call = Wat bood { $seat } eerst?
question-second-call = Wat bood { $seat } daarna in plaats daarvan?
question-who-called-since = Heeft er sindsdien iemand geboden, en wie?
question-called-since = Wat heeft { $seat } sindsdien geboden?
question-called-over-second = Bood { $seat } na de tweede bieding van { $first }, en wist { $seat } van de wijziging?
question-called-before = Wat had { $seat } daarvoor al geboden?
question-last-passer = Wie paste als laatste?
question-calls-now = Wat biedt { $seat } nu?
question-lead-faced = Ligt de uitkomst al open?
question-partner-could-see = Had de partner van { $seat } de beeldzijde van de kaart kunnen zien?
question-without-pause = Werd het in één adem gecorrigeerd, zonder na te denken?
question-dummy-lost-rights = Had de dummy daarvoor al in een andere hand gekeken, de plaats verlaten om de leider te zien spelen, of met de leider van hand geruild?
question-supplied = Welke kaart legt { $seat } nu bij slag { $trick }?
question-played-before = Welke kaart had { $seat } al in deze slag bijgespeeld?
question-other-penalty-card = Welke andere strafkaart ligt er voor { $seat }?
question-auction-over = Was het bieden al afgelopen?
question-named = Welke kaart van de blinde had de leider genoemd?
question-put-out = Welke kaart legde de dummy klaar?
question-said = Wat vroeg de leider uit de blinde?
question-in-dummy = Welke kaarten van de blinde konden dat zijn?
question-suit-won = De blinde speelt voor. Welke daarvan is in de kleur waarin de blinde de vorige slag won?
question-dummy-moved = Welke kaart had de dummy uit zichzelf verschoven of aangewezen?
question-counts = Heeft { $seat } een kaart te veel of te weinig?
question-trick-number = De hoeveelste slag was het?
question-both-sides-played-on = Heeft van elke partij al iemand in de volgende slag gespeeld?
question-laid-together = Welke andere kaart van { $seat } ligt in dezelfde slag?
question-from-one-hand = Kwamen de twee kaarten van twee spelers of uit één hand?
question-both-visible = Waren beide kaarten met de beeldzijde te zien?
question-did-not-follow = Heeft { $seat } sindsdien eens niet bekend toen { $suit } werd voorgespeeld?
question-opening = Begint het verhaal met de uitkomst?
question-and-then = En toen? Wat is er gespeeld, voorgespeeld, getoond of teruggenomen voordat u kwam?

## Wie er gevraagd wordt

ask-told = Vraag aan { $seat }: wie zei iets, en wat precies? Wat de eigen partner zei, telt niet; tijdens het spelen is voor een tegenspeler ook de dummy een tegenstander. Voor de leider geldt hetzelfde als een tegenstander zei uit welke hand voorgespeeld moest worden.
ask-meant-as = Stel { $seat } een open vraag, weg van de tafel als het antwoord iets kan verraden. Leg niemand een antwoord in de mond.
ask-designation = Vraag alleen de leider welke kaart bedoeld was. Wie van gedachten verandert, heeft zich niet versproken en niet verkeerd getikt.
ask-incontrovertible = Vraag alleen de leider, en kijk naar de kaarten die al gespeeld zijn. Dat het waarschijnlijk is, is niet genoeg.
ask-held = Laat { $seat } voordoen hoe de kaart werd vastgehouden. Bij een tegenspeler is het genoeg dat partner de beeldzijde kon zien.
ask-intended = Vraag het { $seat } weg van de tafel; niemand anders mag het antwoord horen.
ask-saw-dummy = Vraag leider en dummy of er een kaart te zien was. Niemand noemt de kaart hardop. Kaarten die al tijdens het bieden te zien waren, tellen niet.
ask-claim = Vraag { $seat } wat er gezegd en bedoeld werd, en daarna de anderen wat zij hoorden.
ask-only-this-trick = Vraag { $seat } wat er letterlijk gezegd werd, en daarna de anderen wat zij hoorden. Wie alleen zegt voor wie de lopende slag is, heeft niet geclaimd.
ask-for-the-next-trick = Vraag alle vier wat er lag toen { $seat } speelde: lag de oude slag nog open, of was die al omgedraaid?
ask-play-on = Vraag de partij die niet claimde of zij liever doorspeelt. Alleen als zij dat wil, vraagt u de twee anderen, ook de dummy. Zegt er één nee, dan beslist u.
ask-objected-at-once = Vraag alle vier wat er in welke volgorde werd gezegd. { CAP($seat) } moet meteen hebben gesproken; dat een tegenstander al akkoord ging, geeft niet.
ask-aware = Vraag het niemand. Dit weegt u na het spel zelf af; u beschuldigt niemand van opzet.
ask-holds = Kijk zelf in de hand, en naar wat er sindsdien uit is gespeeld. Laat niet merken wat u zag.
ask-unintended = Vraag { $seat } alleen hoe de bieding tot stand kwam. Een verspreking of een verkeerd gepakt kaartje telt; van gedachten veranderen of niet opletten niet.
ask-comparable = Zoek buiten de tafel uit wat beide biedingen bij dit paar betekenen. Vergelijkbaar is een bieding die bijna hetzelfde betekent als de eerste, binnen de betekenis daarvan valt of hetzelfde doel heeft.
ask-contained = Zoek buiten de tafel uit wat beide biedingen bij dit paar betekenen. De nieuwe valt binnen de eerste als zij niets kan betekenen wat de eerste niet ook kon betekenen.
ask-shows = Kijk op de systeemkaart, of vraag { $seat } buiten de tafel: is het natuurlijk, welke kleuren geeft het aan, hoe sterk? Partner wordt niet gevraagd waar de anderen bij zijn. De afspraak telt, niet de hand.
ask-shown-by-call = Loop het bieden na. Het gaat om wat een bieding volgens afspraak aangeeft, niet om de kleur die ze noemt; de ingetrokken bieding telt niet.
ask-showed = Alleen met { $seat }: in welke biedserie dacht de speler te zitten? Zoek dan op wat de bieding daar aangeeft. Zijn er meer mogelijk, dan telt alles wat ze kon aangeven.
ask-lower-shows = Kijk op de systeemkaart: vanaf het laagste bod dat hoog genoeg was geweest.
ask-declarer = Kijk naar de biedkaartjes, of laat de tafel u het biedverloop vertellen.
ask-leader = Laat het u aan tafel vertellen, door één speler tegelijk.
ask-turn = Vraag wie de vorige slag won, en met welke kaart. In de eerste slag is het de speler links van de leider.
ask-card = Kijk op tafel. Kijk niet in de handen.
ask-faced-card = Vraag het alle vier. Weet niemand het meer, neem dan de hoogste kaart die daar reglementair gespeeld kon worden.
ask-face = Vraag het alle vier. Was de beeldzijde nooit te zien, dan lag de kaart gedekt.
ask-offender = Laat het u aan tafel vertellen; beschuldig niemand.
ask-led = Kijk op tafel, of laat de slag nog eens openleggen.
ask-played-on = Kijk op tafel en tel de omgedraaide kaarten. Ook voorspelen telt, zelfs vóór de beurt.
ask-won-trick = Laat alle vier hun kaart van die slag openleggen.
ask-won-later = Tel de slagen na. Zolang er gespeeld wordt, kan het nog open zijn.
ask-other-revoke = Loop de slagen in die kleur na, en ook die van de andere partij. Alleen een voldongen verzaking telt.
ask-noticed = Vraag wie het het eerst zei, en hoe ver het spel toen was.
ask-twelfth = Tel de slagen na. Het was de twaalfde als iedereen nog twee kaarten had.
ask-last-trick = Het was de dertiende als iedereen nog maar één kaart had.
ask-counts = Laat iedereen zijn hand gedekt tellen en tel zelf de gespeelde kaarten. Heeft geen slag drie of vijf kaarten, dan mist er een kaart: zie “Te veel of te weinig kaarten”.
ask-quitted = Kijk de gespeelde kaarten zelf na. Laat er geen enkele zien.
ask-both-visible = Vraag alle vier wat zij gezien hebben.
ask-auction = Kijk naar de biedkaartjes, of laat u het bieden vanaf de gever vertellen.
ask-calls = Kijk naar de biedkaartjes; wat gezegd is, telt ook.
ask-calls-now = Vertel de tafel wat uit de beslissing volgt en laat dan { $seat } bieden. Wacht af en stel niets voor.
ask-called-over-second = Vraag { $seat } alleen welke van de twee biedingen { $seat } had gezien. Wie de wijziging niet heeft opgemerkt, accepteert met een bieding niets.
ask-partner-could-see = Laat { $seat } voordoen hoe de kaart viel of werd gehouden. Het is genoeg dat de partner haar had kunnen zien.
ask-without-pause = Vraag de drie anderen wat ze hoorden, en in welke volgorde.
ask-dummy-lost-rights = Vraag het alle vier. Of de dummy uit zichzelf keek, telt alleen in de spelregels van 2007.
ask-supplied = { CAP($seat) } kiest: een kaart die in die slag gespeeld had mogen worden, als die er is.
ask-auction-over = Tel de passen: drie achter elkaar na een bod beëindigen het bieden, ook als de biedkaartjes nog op tafel liggen.
ask-said = Laat de precieze woorden herhalen, en vraag ook de tegenspelers wat ze hoorden.
ask-in-dummy = Kijk naar de blinde. Noem alleen kaarten die bij de woorden passen en die de blinde in deze slag mag spelen: kleur bekennen gaat voor.
ask-suit-won = Vraag alle vier, of laat de vorige slag nog eens openleggen.
ask-dummy-moved = Vraag de tegenspelers. Het telt als de dummy een kaart aanraakte, naar voren schoof of voorstelde voordat de leider er een genoemd had.
ask-and-then = Laat het in volgorde vertellen, één tegelijk.

## Antwoorden

answer-no = nee
answer-yes = ja
answer-told-no = nee, of alleen de eigen partner
answer-told-yes = ja, een tegenstander zei het
answer-follow = bijspelen
answer-lead = zelf uitkomen of voorspelen
answer-spread = de hand op tafel leggen
answer-accident = de kaart viel
answer-shown = de kaart laten zien
answer-only-named = alleen zeggen dat die kaart in de hand zat
answer-put-right = de kaart terugnemen om een verzaking te herstellen
answer-up = open
answer-down = gedekt
answer-too-many = een te veel: in één slag ontbreekt er een
answer-too-few = een te weinig: in één slag liggen er twee
answer-not-yet = nog niet bekend: er wordt doorgespeeld
answer-only-his-side = ja; de andere partij nog niet, en ook die bekende niet in deze slag
answer-claimed = nee, maar die partij heeft geclaimd of afgestaan
answer-agreed = nee, maar die partij is akkoord gegaan met wat de tegenstanders claimden of afstonden
answer-same-suit-before = ja, eerder al een van dezelfde speler in dezelfde kleur
answer-other-side-too = ja, een voldongen verzaking van de andere partij
answer-no-other-revoke = nee
tell-last-trick = Het was de laatste slag
tell-twelfth = Het was de twaalfde slag
tell-turn-had-to-pass = De speler die aan de beurt was, moest passen
tell-led-when-told = Die partij heeft alleen voorgespeeld omdat een tegenstander had gezegd dat zij aan de beurt was
tell-led-when-told-by-both = Die partij heeft alleen voorgespeeld omdat een tegenstander en de partner hadden gezegd dat zij aan de beurt was
tell-same-suit-before = Dezelfde speler had al eerder in dezelfde kleur verzaakt
tell-other-side-too = De andere partij heeft ook een voldongen verzaking
answer-slip-no = nee, van gedachten veranderd
answer-slip-yes = ja, versproken of verkeerd getikt
answer-doubtful = nee, er is twijfel
answer-unintended-yes = ja, het was een vergissing van hand of mond
answer-unintended-no = nee, die was zo bedoeld
answer-over-first = nee, na de eerste
answer-over-second = ja, na de tweede
answer-nobody-called = niemand
answer-two-hands = van twee spelers
answer-one-hand = uit één hand
answer-not-called = niets
answer-nothing-to-double = een doublet of redoublet waar niets te doubleren viel
answer-had-to-pass = de speler moest passen
answer-above-seven = een bod boven zeven
answer-after-the-last-pass = het bieden was voorbij
answer-natural = natuurlijk
answer-artificial = niet natuurlijk
answer-shows-no-suit = geeft geen kleur aan
answer-points = { $points } punten
answer-asks = vraagt iets
answer-relays = een relay: geeft niets aan
answer-puppet = vraagt partner om één bepaalde bieding
answer-takes-out = take-out: partner kiest een kleur
meaning-suits = Kleuren die het aangeeft
meaning-one-of = Een van deze kleuren, zonder te zeggen welke
meaning-strength = Punten, als ze bekend zijn, bijvoorbeeld 11-19 of 12+; daarvoor de lengte, als die bekend is: H5 11-19
meaning-unclear = “{ $found }” is hier niet duidelijk. Schrijf een kleur als ♠ ♥ ♦ ♣ of { $letters }, daarachter de lengte en dan de punten: { $example }
meaning-twice = Er staan twee keer punten. Hoe lang een kleur is, komt direct achter de letter: { $example }
meaning-suit-twice = Dezelfde kleur staat er met twee lengtes. Schrijf haar één keer: { $example }
meaning-no-card = Een kleur die wordt aangegeven, heeft minstens één kaart. Laat de lengte weg als niemand die kent.
meaning-too-long = Een hand heeft dertien kaarten, en deze kleuren zijn samen langer.
meaning-too-strong = Zoveel punten kan geen hand hebben: dertien kaarten bevatten er hoogstens 37.
meaning-all-suits = Geen bieding geeft alle vier de kleuren aan. Kruis alleen aan wat zij belooft.
meaning-one-of-one = “Een van deze kleuren” vraagt er minstens twee. Kruis er nog een aan, of kruis de kleur aan bij wat het aangeeft.
meaning-shown-and-open = Een kleur is aangekruist als aangegeven en als een van meer. Het kan maar een van beide zijn.
meaning-natural-puppet = Een natuurlijke bieding toont de hand en vraagt niet om één bepaalde bieding. Kies een ander doel, of zeg dat zij niet natuurlijk is.
meaning-relay-shows = Een relay geeft niets aan. Haal de kleuren en de punten weg, of kies een ander doel.
meaning-not-named = Wat natuurlijk is, geeft de genoemde kleur aan. Kruis die ook aan, of zeg dat het niet natuurlijk is.
meaning-suit-for-notrump = Een natuurlijk kleurbod geeft geen sanshand aan. Haal dat kruisje weg, of zeg dat het niet natuurlijk is.
meaning-purpose = Waar het voor dient
answer-one-of = een van { $suits }
meaning-shows-a-hand = om de hand te tonen
meaning-type-suits = Kleuren die het aangeeft, bijvoorbeeld S of S5 H4, ook K/R voor een van die twee, en SA; niets getypt: geen.
answer-no-bid = er was nog niet geboden
answer-told-both = ja, een tegenstander, en ook de eigen partner
answer-none-yet = nog geen
answer-nothing-named = helemaal geen
answer-no-other = geen
answer-said-suit = een kleur zonder waarde
answer-said-rank = een waarde zonder kleur
answer-said-high = “hoog” of iets dergelijks
answer-said-low = “klein” of iets dergelijks
answer-said-win = “nemen”, “troeven” of iets dergelijks
answer-said-anything = “maakt niet uit” of iets dergelijks
answer-said-not-there = een kaart die niet in de blinde ligt
answer-that-was-all = verder niets
answer-in-play = tijdens het spelen, of voordat alle vier de handen terug in het bord waren
answer-hands-returned = toen alle vier de handen terug in het bord waren
answer-next-board-called = toen de tegenpartij in het volgende spel al geboden of gepast had
answer-round-ended = na het einde van de ronde
did-play = { CAP($seat) } speelde { $card }
did-lead = { CAP($seat) } opende de slag met { $card }
did-at-once = { CAP($seat) } legde op hetzelfde moment { $card }
did-lead-face-down = { CAP($seat) } kwam gedekt uit
did-withdraw = { CAP($seat) } nam { $card } terug
did-withdraw-unseen = { CAP($seat) } nam de gedekte kaart terug
did-drop = { CAP($seat) } liet { $card } vallen
did-show = { CAP($seat) } toonde { $card }
did-spread = { CAP($seat) } legde de hand open
did-name = De leider noemde { $card }
did-put-out = De dummy legde { $card } klaar, die niemand genoemd had
fact-told = { $question } – { $answer }
fact-assumed = { $question } – { $answer } (aangenomen, niet verteld)
fact-chosen = { CAP($seat) } koos: { $choice }

## Biedingen: als ding in een zin (met lidwoord), bij naam, als daad (“heeft …”)

call-made-bid = het { $bid }-bod
call-made-pass = de pas
call-made-double = het doublet
call-made-redouble = het redoublet
call-made-above-seven = het bod boven zeven
call-named-pass = pas
call-named-double = doublet
call-named-redouble = redoublet
call-called-bid = { $bid } geboden
call-called-pass = gepast
call-called-double = gedoubleerd
call-called-redouble = geredoubleerd

## Keuzes, kort

choice-accept-opening = de uitkomst accepteren en leider blijven
choice-accept-as-dummy = de uitkomst accepteren en dummy worden
choice-accept-lead = de voorgespeelde kaart accepteren
choice-accept-card = de kaart accepteren
choice-refuse-lead = { $stage ->
    [opening] de uitkomst niet accepteren
   *[later] de voorgespeelde kaart niet accepteren
}
choice-refuse-card = de kaart niet accepteren
choice-require = { $leader } verplichten { $suit } { $stage ->
    [opening] uit te komen
   *[later] voor te spelen
}
choice-forbid = { $leader } verbieden { $anysuits } { $stage ->
    [opening] uit te komen
   *[later] voor te spelen
}
choice-free = { $leader } geen voorwaarden stellen
choice-highest = { $partner } speelt de hoogste kaart bij in de voorgespeelde kleur
choice-lowest = { $partner } speelt de laagste kaart bij in de voorgespeelde kleur
choice-play-suit = { $partner } speelt { $suit } bij
choice-forbid-suit = { $partner } speelt geen { $suit } bij
choice-play = { $card }
choice-lead-from = de leider speelt voor uit de hand van { $seat }
choice-none = geen van deze
choice-accept-call = de bieding accepteren
choice-refuse-call = de bieding niet accepteren

## Wat er uit een keuze volgt

## Wat er aan tafel gebeurt

effect-return = { $card } gaat terug in de hand van { $seat }.
effect-return-dummy = { $card } gaat terug naar de blinde.
effect-return-unseen = { CAP($seat) } neemt de gedekte kaart terug; niemand ziet haar.
effect-take-out-unseen = { CAP($seat) } neemt de gedekte kaart terug; niemand ziet haar. De slag blijft bij de partij die hem gewonnen heeft.
effect-return-unnamed = { CAP($seat) } neemt de kaart terug. Het is geen strafkaart, en niemand noemt haar.
effect-lies = { $card } blijft open voor { $seat } liggen als grote strafkaart.
effect-major = { $card } blijft open voor { $seat } liggen als grote strafkaart. { CAP($seat) } moet die kaart spelen zodra dat mag. Telkens als { $partner } aan slag is zolang die kaart er ligt, mag { $declarer } { $suit } eisen, { $suit } verbieden of geen voorwaarden stellen.
effect-majors = { $cards } blijven open voor { $seat } liggen als grote strafkaarten. { CAP($seat) } moet ze spelen zodra dat mag. Telkens als { $partner } aan slag is zolang er een ligt, mag { $declarer } { $anysuits } eisen of verbieden of geen voorwaarden stellen. Kan meer dan één ervan worden gespeeld, dan zegt { $declarer } welke.
effect-revoked = { CAP($seat) } had nog { $suit } en heeft verzaakt.
effect-reopened = De slag wordt in orde gebracht; daarna wordt opnieuw bepaald wie hem gewonnen heeft.
effect-last-two = { CAP($seat) } had nog { $suit }: die kaart gaat naar de twaalfde slag en { $card } naar de dertiende. Een tegenstander die in de twaalfde slag na { $seat } speelde, mag daarna ook de laatste twee kaarten omwisselen. Gebeurt dat en speelde { $partner } direct daarna, dan mag { $partner } dat ook. Dan wordt opnieuw bepaald wie deze twee slagen heeft gewonnen; wie de twaalfde wint, speelt voor in de laatste.
effect-take-out = { CAP($seat) } neemt { $card } uit de slag terug in de hand.
effect-take-out-dummy = { $card } gaat uit de slag terug naar de blinde.
effect-minor = { $card } blijft open voor { $seat } liggen als kleine strafkaart. Vóór die kaart mag { $seat } in die kleur geen andere kleine kaart spelen, een honneur wel. Als { $partner } aan slag is, mag { $declarer } niets eisen of verbieden.
effect-lead-is-free = { CAP($leader) } mag elke kaart voorspelen; { $declarer } mag daarbij niets eisen of verbieden.
effect-pick-up = { CAP($seat) } neemt { $card } op; die kaart is geen strafkaart meer.
effect-since-played = { $card } is gespeeld en is geen strafkaart meer.
effect-stands = { $card } van { $seat } blijft gespeeld.
effect-must-be-played = { CAP($seat) } moet { $card } in deze slag spelen, op de eigen beurt.
effect-must-be-led = { CAP($seat) } moet { $card } voorspelen.
effect-named = { CAP($seat) } speelt { $card }.
effect-defenders-name = Elke tegenspeler mag bepalen welke kaart dummy speelt, als die kaart gespeeld mag worden; zij overleggen niet. Doet geen van beiden dat, dan noemt { $declarer } er een.
effect-not-refused = { CAP($declarer) } had een kaart van dummy kunnen zien: de uitkomst kan niet worden geweigerd, en { $declarer } blijft leider.
effect-replace = { CAP($seat) } speelt een andere kaart.
effect-follow = { CAP($seat) } speelt nu { $suit } bij.
effect-may-take-back = { CAP($seat) } mag { $card } terugnemen en een andere kaart spelen.
effect-may-take-back-dummy = { CAP($declarer) } mag { $card } in de blinde terugnemen en daaruit een andere kaart spelen.
effect-revoke-if = Heeft { $seat } nog { $suit }, dan is { $card } een verzaking en wordt bij het terugnemen een grote strafkaart.
effect-last-trick-waits = De andere kaarten van de laatste slag blijven liggen tot deze slag volledig is.
effect-then-may-take-back = Doet { $first } dat, dan mag daarna ook { $seat } { $card } terugnemen.
effect-then-may-take-back-dummy = Doet { $first } dat, dan mag daarna ook { $declarer } { $card } in de blinde terugnemen.
effect-then-may-show = Doet { $first } dat, dan mag daarna ook { $seat } { $card } terugnemen; { $card } wordt dan een grote strafkaart.
effect-declarer = { CAP($declarer) } is leider, { $dummy } is dummy.
effect-spread = De hand van { $seat } wordt open neergelegd.
effect-played = { $card } geldt als gespeeld door { $seat }.
effect-lead-stands = { $stage ->
    [opening] De uitkomst van { $seat }
   *[later] De door { $seat } voorgespeelde kaart
}, { $card }, geldt.
effect-transfer = Na het spelen { $n ->
    [0] gaan er geen slagen over
    [one] gaat één slag over naar { $side }
   *[other] gaan { $n } slagen over naar { $side }
}.
effect-transfer-if = Na het spelen gaat één slag over naar { $side } als { $others } daarna nog een slag heeft gewonnen.
effect-transfer-or-two = Na het spelen gaat één slag over naar { $side }, of twee als { $others } daarna nog een slag heeft gewonnen.
effect-none-won = Er gaat geen slag over: { $side } heeft die slag niet gewonnen en daarna ook geen.
effect-none-second = Daarvoor gaat geen slag over: { $seat } had in die kleur al eerder verzaakt.
effect-none-faced = Er gaat geen slag over: de kaart die { $seat } had moeten spelen lag open.
effect-none-late = Er gaat geen slag over: er is te laat op gewezen.
effect-none-twelfth = Voor een verzaking in de twaalfde slag gaat geen slag over.
effect-none-both = Er gaat geen slag over: ook de andere partij heeft verzaakt.
effect-established = De verzaking van { $seat } is voldongen en wordt niet meer hersteld.
effect-designation-void = Wat { $seat } vroeg, geldt niet.
effect-claim-void = Wat { $seat } claimde of afstond, telt niet meer; het resultaat aan tafel wel.
effect-play-stops = Het spel ligt stil. Gaan de anderen akkoord met { $seat }?
effect-play-is-over = Het spelen is klaar. Niemand speelt nog een kaart; legt u alle vier uw hand open op tafel.
effect-agreed = Het spel is afgelopen: { $n ->
    [one] één slag
   *[other] { $n } slagen
} voor { $side }.
effect-call-cancelled = { CAP($made) } van { $seat } vervalt.
effect-above-seven = Het bod van { $seat } boven zeven vervalt; daarvoor in de plaats komt een pas.
effect-above-seven-only = Het bod van { $seat } boven zeven vervalt.
effect-later-calls = Ook alles wat daarna is geboden vervalt, alsof er niets was gebeurd.
effect-call-stands = { CAP($made) } van { $seat } geldt.
effect-replace-insufficient = { CAP($seat) } doet nu een andere bieding. Het laagste voldoende bod dat dezelfde speelsoort aangeeft, heeft geen gevolgen, en een vergelijkbare bieding ook niet. Na elke andere bieding moet { $partner } tot het einde van het bieden passen.
effect-replace-exactly = { CAP($seat) } doet nu een andere bieding. Het laagste voldoende bod in dezelfde speelsoort heeft geen gevolgen als geen van beide conventioneel is. Een bieding die hetzelfde of iets preciezers betekent, heeft die ook niet. Na elke andere moet { $partner } tot het einde van het bieden passen.
effect-replace-silenced = { CAP($seat) } doet nu een voldoende bod of past.
effect-replace-right = Past { $first }, dan herhaalt { $seat } de bieding. Anders mag { $seat } elke reglementaire bieding doen, en is die niet vergelijkbaar, dan moet { $partner } één keer passen.
effect-replace-denomination = Past { $first }, dan herhaalt { $seat } de bieding. Anders mag { $seat } elke reglementaire bieding doen. Herhaalt die de speelsoort, dan moet { $partner } één keer passen. Zo niet, dan moet { $partner } tot het einde van het bieden passen.
effect-replace-after-right = Past { $first }, dan herhaalt { $seat } de bieding. Anders mag { $seat } elke reglementaire bieding doen, en { $partner } moet tot het einde van het bieden passen.
effect-replace-rotation = Is { $seat } aan de beurt, dan mag { $seat } elke reglementaire bieding doen. Is die niet vergelijkbaar met de vervallen bieding, dan moet { $partner } één keer passen.
effect-replace-inadmissible = { CAP($seat) } doet in plaats daarvan een reglementaire bieding.
effect-replace-inadmissible-later = Is { $seat } aan de beurt, dan mag { $seat } elke reglementaire bieding doen.
effect-then-forbid = Speelt de partij van { $seat } dan tegen, dan mag de leider ook één kleur verbieden als { $partner } voor het eerst uitkomt of voorspeelt.
effect-then-direct = Speelt de partij van { $seat } dan tegen, dan mag de leider ook een kleur eisen of verbieden als { $partner } voor het eerst uitkomt of voorspeelt.
effect-not-comparable-double = Een doublet dat niet vergelijkbaar is, vervalt.
effect-other-double = Een doublet met een andere betekenis vervalt.
effect-may-forbid = Speelt de partij van { $seat } tegen, dan mag de leider één kleur verbieden als { $partner } voor het eerst uitkomt of voorspeelt. Het moet een kleur zijn die { $seat } niet reglementair heeft aangegeven.
effect-may-bear = Speelt de partij van { $seat } tegen, dan mag de leider één kleur verbieden als { $partner } voor het eerst uitkomt of voorspeelt. Dat geldt niet als de twee biedingen vergelijkbaar zijn.
effect-may-direct = Speelt de partij van { $seat } tegen, dan mag de leider een kleur eisen of verbieden als { $partner } voor het eerst uitkomt of voorspeelt. Het moet een kleur zijn die { $made } aangaf en die { $seat } niet opnieuw heeft aangegeven. Is er geen kleur aangegeven, dan mag de leider er één verbieden.
effect-may-forbid-now = De leider mag één kleur verbieden als { $partner } voor het eerst uitkomt of voorspeelt. Het moet een kleur zijn die { $seat } niet reglementair heeft aangegeven.
effect-may-bear-now = De leider mag één kleur verbieden als { $partner } voor het eerst uitkomt of voorspeelt. Dat geldt niet als de twee biedingen vergelijkbaar zijn.
effect-may-direct-now = De leider mag een kleur eisen of verbieden als { $partner } voor het eerst uitkomt of voorspeelt. Het moet een kleur zijn die { $made } aangaf en die { $seat } niet opnieuw heeft aangegeven. Is er geen kleur aangegeven, dan mag de leider er één verbieden.
effect-not-made = Het contract telt alsof { $seat } niet had { $called }.
effect-stays-faced = { $card } blijft open voor { $seat } liggen tot het bieden is afgelopen.
effect-spared = { $card } van { $seat } is geen strafkaart; { $seat } neemt die kaart op.
effect-owes = { CAP($seat) } moet in deze slag nog spelen.
effect-chooses-again = De leider kiest opnieuw wat { $seat } mag voorspelen.
effect-deemed-revoke = Slag { $trick } telt voor { $seat } als verzaking.
effect-counts-all = De verzaking van { $seat } in slag { $trick } wordt hersteld, en na het spelen gaan er toch slagen over, alsof ze voldongen was.
effect-lies-face-down = De uitkomst van { $seat } ligt weer gedekt.
effect-may-change-face-down = { CAP($seat) } mag de gedekte uitkomst nog wijzigen.
effect-may-change-call = { CAP($seat) } mag { $made } veranderen, als de verkeerde uitleg daarop van invloed kan zijn geweest.
effect-not-rectified = Wat { $side } verkeerd deed, wordt nu niet rechtgezet. Het spel gaat verder; daarna kijkt de arbiter naar de score.
effect-belongs-to-next = { $card } van { $seat } hoort bij de volgende slag; in slag { $trick } ontbreekt een kaart.
effect-supply = { CAP($seat) } legt { $card } bij de gespeelde kaarten, voor slag { $trick }.

## Hoe het verdergaat

next-leads = { CAP($seat) } { $stage ->
    [opening] komt uit
   *[later] speelt voor
}.
next-leads-hand = { CAP($declarer) } speelt voor uit de hand.
next-leads-dummy = { CAP($declarer) } speelt voor uit de blinde.
next-leads-any-hand = { CAP($declarer) } speelt nu voor uit de hand, een kaart naar keuze.
next-leads-any-dummy = { CAP($declarer) } speelt nu voor uit de blinde, een kaart naar keuze.
next-plays = { CAP($seat) } speelt nu bij.
next-plays-hand = { CAP($declarer) } speelt nu bij uit de hand.
next-plays-dummy = { CAP($declarer) } speelt nu bij uit de blinde.
next-calls = { CAP($seat) } is aan de beurt om te bieden.
next-calls-again = { CAP($seat) } herhaalt nu de bieding: { $named }.

## Wat er geldt, en hoe lang

restriction-require = { CAP($seat) } moet { $suit } { $stage ->
    [opening] uitkomen
   *[later] voorspelen
}, alleen deze ene keer.
restriction-forbid = { CAP($seat) } mag geen { $anysuits } { $stage ->
    [opening] uitkomen of voorspelen
   *[later] voorspelen
} zolang { $seat } aan slag blijft.
restriction-highest = { CAP($seat) } moet de hoogste kaart van de voorgespeelde kleur bijspelen, alleen in deze slag.
restriction-lowest = { CAP($seat) } moet de laagste kaart van de voorgespeelde kleur bijspelen, alleen in deze slag.
restriction-play-suit = { CAP($seat) } moet in deze slag { $suit } spelen, als dat kan en er niet bekend hoeft te worden.
restriction-forbid-suit = { CAP($seat) } mag in deze slag geen { $suit } spelen, behalve om te bekennen.
restriction-play-named = { CAP($seat) } moet in deze slag een andere kleur spelen, die u noemt, als dat kan en er niet bekend hoeft te worden.
restriction-forbid-named = { CAP($seat) } mag in deze slag één andere kleur, die u noemt, niet spelen.
restriction-pass-once = { CAP($seat) } moet in de volgende biedbeurt passen.
restriction-no-double = { CAP($seat) } mag in de volgende biedbeurt niet doubleren of redoubleren.
restriction-pass-always = { CAP($seat) } moet tot het einde van het bieden passen.

## Wie wat mag gebruiken

information-open = Zolang { $card } van { $seat } open ligt, { $n ->
    [one] mag
   *[other] mogen
} { $who } alles gebruiken wat die kaart laat zien.
information-open-not = Zolang { $card } van { $seat } open ligt, { $n ->
    [one] mag
   *[other] mogen
} { $who } niet gebruiken wat die kaart laat zien.
information-board = { CAP($who) } { $n ->
    [one] mag
   *[other] mogen
} tot het einde van het spel gebruiken wat { $card } van { $seat } heeft laten zien.
information-board-not = Wat { $card } van { $seat } heeft laten zien is ongeoorloofde informatie voor { $who }: { $who } { $n ->
    [one] moet
   *[other] moeten
} spelen alsof die kaart gedekt was gebleven.
information-duty = { CAP($who) } { $n ->
    [one] mag
   *[other] mogen
} ervan gebruikmaken dat { $seat } { $card } moet spelen.
information-duty-not = { CAP($who) } { $n ->
    [one] mag
   *[other] mogen
} er geen gebruik van maken dat { $seat } { $card } moet spelen.
information-call = { CAP($who) } { $n ->
    [one] mag
   *[other] mogen
} tot het einde van het spel gebruiken wat { $withdrawn } van { $seat } heeft verraden.
information-call-not = { CAP($who) } { $n ->
    [one] mag
   *[other] mogen
} niet gebruiken wat { $withdrawn } van { $seat } heeft verraden.
information-call-open = Of { $who } { $n ->
    [one] mag
   *[other] mogen
} gebruiken wat { $withdrawn } van { $seat } heeft verraden, hangt af van de volgende bieding van { $seat }.

## Wat er gebeurd is

irregularity-lead-out-of-turn = { CAP($seat) } heeft vóór de beurt voorgespeeld
irregularity-opening-lead-out-of-turn = { CAP($seat) } is vóór de beurt uitgekomen
irregularity-play-out-of-turn = { CAP($seat) } heeft vóór de beurt bijgespeeld
irregularity-card-exposed = Een kaart van { $seat } is bekend geworden
irregularity-penalty-card-not-played = { CAP($seat) } heeft een strafkaart niet gespeeld die gespeeld moest worden
irregularity-lead-before-choice = { CAP($seat) } heeft voorgespeeld voordat de leider gekozen had
irregularity-two-cards = { CAP($seat) } heeft meer dan één kaart tegelijk gespeeld
irregularity-card-taken-back = { CAP($seat) } heeft een gespeelde kaart teruggenomen
irregularity-wrong-card-from-dummy = Uit de blinde ({ $seat }) kwam een kaart die niet genoemd was
irregularity-revoke = { CAP($seat) } heeft verzaakt
irregularity-card-missing = { CAP($seat) } heeft niet in elke slag bijgespeeld
irregularity-with-card = { $what }: { $card }
irregularity-insufficient-bid = { CAP($seat) } heeft een onvoldoende bod gedaan
irregularity-call-out-of-rotation = { CAP($seat) } heeft vóór de beurt geboden
irregularity-inadmissible-call = { CAP($seat) } heeft een ontoelaatbare bieding gedaan
irregularity-call-against-duty = { CAP($seat) } heeft geboden hoewel passen verplicht was
irregularity-call-changed = { CAP($seat) } heeft een bieding veranderd
irregularity-call-after-the-last-pass = { CAP($seat) } heeft na de laatste pas geboden
irregularity-bid-above-seven = { CAP($seat) } heeft boven zeven geboden
irregularity-with-call = { $what }: { $named }

## Omstreden punten: titel, aanbevolen uitleg, andere uitleg

point-DP1 = Twee kaarten getoond en de niet bedoelde gespeeld: wat voor strafkaart is de andere?
    .first = Eén lage kaart die per ongeluk meekwam, is een kleine strafkaart.
    .second = Was juist die andere kaart bedoeld, dan is ze een grote strafkaart.
point-DP2 = Wat een kleine strafkaart laat zien zolang ze op tafel ligt
    .first = Iedereen mag het gebruiken, zoals bij elke strafkaart.
    .second = De partner van de bezitter mag het niet gebruiken.
point-DP4 = Wie aan slag was, is ook de volgende en speelt de kleur die vóór de beurt is voorgespeeld
    .first = De bedoeling beslist: voorspelen of bijspelen. De arbiter vraagt het.
    .second = Daarmee is de voorgespeelde kaart geaccepteerd, tenzij het duidelijk zelf voorspelen was.
point-DP5 = De tegenspelers zijn het oneens over een kaart die de leider vóór de beurt heeft voorgespeeld
    .first = De eerste duidelijke keuze telt; alleen als beiden vrijwel tegelijk spreken, gaat de volgende speler voor.
    .second = De arbiter mag beiden vragen; bij elk verschil gaat de volgende speler voor.
point-DP6 = Voorgespeeld op hetzelfde moment als partner, die aan slag was
    .first = Het is een te vroeg bijgespeelde kaart; is ze toegestaan, dan wordt ze op de juiste beurt gespeeld en is ze geen strafkaart.
    .second = Het is een getoonde kaart, en ze wordt grote strafkaart.
point-DP7 = Voortijdig bijgespeeld: moet de leider een van de vier voorwaarden kiezen?
    .first = Ja, een ervan; het mag een onschuldige zijn.
    .second = De leider mag er ook van afzien.
point-DP8 = De leider begon de hand neer te leggen, maar kon ook een kaart van de blinde zien
    .first = De uitkomst is geaccepteerd en de leider blijft leider.
    .second = Wat het eerst gebeurde, beslist.
point-DP10 = Vóór de beurt voorgespeeld, en daarna speelt partner voor, die wel aan slag was
    .first = De eerste kaart wordt eerst afgehandeld; de kaart van partner is zelf een grote strafkaart.
    .second = Wordt de eerste geaccepteerd, dan is de kaart van partner alleen te vroeg en misschien helemaal geen strafkaart.
point-DP11 = De leider speelt uit de blinde bij, terwijl de eigen hand aan de beurt was
    .first = De kaart uit de blinde blijft liggen, en daarmee is de voorgespeelde kaart geaccepteerd.
    .second = Het was niet de volgende hand; er is pas iets geaccepteerd als de leider het zegt.
point-DP12 = Uit de verkeerde hand voorgespeeld, dan een kaart uit de juiste genoemd, dan speelt de volgende tegenspeler bij
    .first = De eerste kaart geldt, beide kaarten van de leider zijn gespeeld en de tegenspeler deed niets fout.
    .second = De leider kon het niet alleen herstellen; de tegenspelers kiezen nog.
point-DP13 = Een beperking uit het bieden en een door een strafkaart op hetzelfde moment
    .first = De leider mag beide gebruiken.
    .second = Niet zo dat er geen toegestane kaart overblijft om voor te spelen.
point-DP14 = Een tegenspeler speelt voor vóór de keuze, en de leider stelt dan geen voorwaarden
    .first = De kaart is een grote strafkaart en moet worden voorgespeeld.
    .second = De arbiter mag haar als voorgespeelde kaart laten liggen; het is dezelfde kaart.
point-DP15 = Een verplichte kleur werd niet gespeeld en dat werd hersteld, wat partner een strafkaart opleverde
    .first = Nu geen nieuwe keuze; de eerste heeft het vastgelegd.
    .second = Opnieuw een keuze, binnen de grenzen van de eerste.
point-DP16 = Een tegenspeler claimt een deel van de slagen en staat de rest af, en partner maakt meteen bezwaar
    .first = Het is geen claim en geen afstand.
    .second = Wat is geclaimd, blijft geclaimd, en daarover wordt beslist.
point-DP18 = Bij het claimen worden slagen genoemd, zoals “twee schoppen en een harten”
    .first = Dat is geen volgorde: elke volgorde telt.
    .second = Ze gelden als gespeeld in de genoemde volgorde.
point-DP19 = Een kleur die bij de claim voor dicht werd gehouden en niet werd genoemd
    .first = Ze geldt als van boven af gespeeld.
    .second = Elke kaart ervan kan bij normaal spel worden gespeeld.
point-DP20 = Wie claimde en denkt dat alle kaarten vrij zijn, moet afgooien
    .first = Elke kaart zonder nut, maar geen vrije kaart en niets wat een kleur dekt, zolang er een andere is.
    .second = Elke kaart van een bijkleur.
point-DP21 = De leider claimt terwijl een tegenspeler een strafkaart heeft
    .first = De leider heeft alleen de keuzes over het voorspelen die genoemd zijn.
    .second = De leider wordt geacht de beste keuze te doen.
point-DP22 = Na een pas vóór de beurt moest de overtreder passen: mag de leider later een uitkomst verbieden?
    .first = Alleen als de verplichte pas iets heel anders betekent dan de vervallen pas.
    .second = Nooit; pas is pas.
point-DP23 = Iemand is overgeslagen, en dat blijkt pas na de uitkomst
    .first = Het bieden blijft zoals het was.
    .second = De beurt komt terug zolang de dummy niet op tafel ligt.
point-DP24 = Partner, die aan de beurt was, heeft over de bieding vóór de beurt heen geboden
    .first = Eerst kiest de linkertegenstander; weigert die, dan geldt de bieding van partner.
    .second = Ook de bieding van partner vervalt.
point-DP25 = De linkertegenstander, die zelf aan de beurt was, biedt gewoon
    .first = Dat is op zijn beurt, en de andere bieding vervalt.
    .second = De bieding vóór de beurt is daarmee geaccepteerd.
point-DP26 = Voor een zuiver relais komt een pas in de plaats
    .first = Dat is vergelijkbaar: het zegt even weinig.
    .second = Alleen een ander relais is vergelijkbaar.
point-DP27 = Een speler wil zijn bieding veranderen nadat partner heeft geboden
    .first = De verandering vervalt, en de eerste bieding geldt.
    .second = De tweede is een bieding vóór de beurt.
point-DP28 = De linkertegenstander bood over de eerste bieding heen voordat hij de verandering zag
    .first = Dat accepteert niets, en de tweede kan nog worden geaccepteerd.
    .second = Daarmee is het beslist: de tweede vervalt.
point-DP34 = Vergelijkbaar: hoe precies moet de nieuwe bieding in de oude passen?
    .first = Een punt of twee, of een kaart, doet er niet toe.
    .second = Helemaal; anders beoordeelt de arbiter of ze erop lijkt.
point-DP35 = Voor een bod komt een doublet in de plaats dat dezelfde kleur aangeeft
    .first = Het doublet kan vergelijkbaar zijn.
    .second = Een doublet geeft geen kleur aan en is het niet.
point-DP36 = Een tweekleurenbieding waarvan één kleur onbekend is, vóór de eerste uitkomst
    .first = Alleen de bekende kleur is aangegeven.
    .second = Alle mogelijke kleuren zijn aangegeven.
point-DP37 = De andere tafel heeft een resultaat, en hier kan het spel niet worden gespeeld
    .first = Er komt alleen een vervangende score als dat resultaat duidelijk beter is dan wat vergelijkbare paren haalden.
    .second = Er komt bij elk beter resultaat een vervangende score.
point-DP38 = De verkeerd geïnformeerde partij vermoedt iets, maar vraagt er niet naar
    .first = Ze verliest haar recht op een arbitrale score alleen waar het reglement dat zegt.
    .second = Ze heeft de schade zelf veroorzaakt.
point-DP39 = Mogelijke resultaten worden gewogen, en één partij is in overtreding
    .first = De gewichten zijn voor beide partijen gelijk.
    .second = Ze mogen verschillen in het voordeel van de niet-overtredende partij.
point-DP40 = Een tegenstander had gezegd dat de speler aan de beurt was om te bieden
    .first = De bieding vervalt en verder volgt er niets.
    .second = Het is een bieding vóór de beurt als elke andere.
point-DP29 = De niet-overtredende partij mist een veilige speelwijze of doubleert slecht
    .first = Dat is nooit een uiterst ernstige fout.
    .second = Gemeten naar het niveau van de spelers kan het er een zijn.
point-DP30 = Een speler denkt na over de keuze tussen twee gelijkwaardige kaarten
    .first = Dat is geen bridgetechnische reden.
    .second = Vóór elke kaart mag een speler nadenken.
point-DP31 = De niet-overtredende partij handelt voordat de arbiter is geroepen
    .first = Ze verliest haar recht op rechtzetting alleen als dat de andere partij heeft geschaad of een eerlijke beslissing onmogelijk heeft gemaakt.
    .second = Ze verliest altijd haar recht op rechtzetting.
point-DP32 = Een toeschouwer wijst op een onregelmatigheid
    .first = De arbiter zet haar recht, maar de partij die de toeschouwer meebracht heeft er geen voordeel van.
    .second = Het is alsof niemand iets heeft gezegd.
point-DP33 = Voor een pas vóór de opening komt een pas op de opening in de plaats
    .first = Dat is vergelijkbaar.
    .second = De arbiter beoordeelt het: ook sterke handen passen op een opening.

## Na het spel naar de score kijken

look-penalty-card = Hielp het zien van de strafkaart de tegenspelers, en had het zonder die hulp heel goed anders kunnen lopen? Ken dan bij schade een arbitrale score toe.
look-revoke = Staat de andere partij er net zo goed voor als zonder de verzaking? Zo niet, ken een arbitrale score toe.
look-aware = Kon de overtreder weten dat de onregelmatigheid de andere partij heel goed zou kunnen schaden, en had de eigen partij er voordeel van? Ken dan een arbitrale score toe.
look-information = Koos iemand wat ongeoorloofde informatie aantoonbaar ingaf, terwijl er een logisch alternatief was? Ken bij schade een arbitrale score toe.
look-explanation = Kostte de onjuiste uitleg de andere partij iets wat niet meer goed te maken is? Ken dan een arbitrale score toe.
look-dummy = Gaf de dummy een kaart aan, en werden de tegenspelers benadeeld? Ken dan een arbitrale score toe.
look-dummys-rights = Neem de tegenspelers af wat hun onregelmatigheid opleverde; de partij van de leider houdt haar score.
look-general = Kijk naar de score.
look-artificial = Ken een kunstmatige arbitrale score toe: wie schuld heeft, krijgt minder.
look-weighted = Ga na hoe het spel zonder de onregelmatigheid zou zijn afgelopen, en ken zo nodig een arbitrale score toe.
look-learnt = Is het resultaat beïnvloed doordat iemand iets over het spel of over andermans kaarten wist? Ken dan een arbitrale score toe.
look-penalty = Beslis of er een straf nodig is.
look-call = Had het resultaat zonder de hulp van de ingetrokken bieding heel goed anders kunnen zijn, en is de andere partij daardoor benadeeld? Ken dan een arbitrale score toe.

## Wat de arbiter afweegt

weigh-forfeit = In hoeverre is het recht op rechtzetting verspeeld door zelf verder te gaan? Wie kende de regel, en wie had er voordeel van dat anderen die niet kenden?
weigh-information = Wat gaf de informatie aantoonbaar in? Wat zouden spelers van dit niveau verder serieus hebben overwogen, en zouden sommigen dat hebben gekozen?
weigh-explanation = Wat had de speler met de juiste uitleg geweten, en wanneer was het nog te herstellen?
weigh-played = Werd de kaart met opzet aangeraakt of neergelegd, of alleen rechtgelegd?
weigh-inspection = Wat laten de gespeelde kaarten nog zien? Zijn ze door elkaar, dan gaat de twijfel ten koste van wie dat deed.
weigh-claim = Wat werd er bij de claim gezegd, welke speelwijzen zijn normaal, en wie krijgt de twijfelachtige slag?
weigh-concession = Kon de opgegeven slag bij normaal spel eigenlijk verloren gaan?
weigh-aware = Kon de speler op dat moment weten dat de onregelmatigheid de andere partij heel goed zou kunnen schaden? Opzet doet er niet toe.
weigh-score = Wat was er zonder de onregelmatigheid waarschijnlijk gebeurd? Er mogen meerdere resultaten worden gewogen.
weigh-dummy = Wat had de dummy gezien, en had de leider baat bij wat de dummy zei?
weigh-trick = Welke slag was het, en richtte de teruggekeerde kaart schade aan?
weigh-general = Dit weegt de arbiter af.

## Voorlezen: vóór een keuze

about-lead = { CAP($offender) } heeft { $card } { $stage ->
    [opening] gespeeld als uitkomst
   *[later] voorgespeeld
}, maar { $leader } was aan slag.
about-lead-once-more = Over { $card }, door { $offender } voorgespeeld, mag ook { $who } iets zeggen.
about-premature = { CAP($declarer) } zegt nu wat { $partner } in deze slag moet spelen, omdat { $offender } { $card } te vroeg heeft gespeeld. Bekennen gaat voor; kan { $partner } er niet aan voldoen, dan is elke toegestane kaart goed.
about-meant = Het is niet duidelijk welke kaart van de blinde bedoeld is: { $anycards }.
about-hand = Er moet beslist worden uit welke hand { $declarer } voorspeelt.
about-supply = { CAP($seat) } heeft in slag { $trick } geen kaart gespeeld en legt er nu een bij.
about-call = { CAP($seat) } heeft { $called }, en dat mocht zo niet.
about-wrong-call = { $what }.
about-first-lead = { CAP($leader) } is voor het eerst aan slag, en een bieding van { $offender } is ingetrokken. { CAP($leader) }, wacht tot { $declarer } gesproken heeft.
say-penalty-name = { CAP($leader) } is aan slag, en { $owner } heeft { $cards } op tafel liggen als { $n ->
    [one] grote strafkaart
   *[other] grote strafkaarten
}. { CAP($leader) }, wacht alstublieft tot { $declarer } heeft gesproken.
say-several-playable = { CAP($owner) } kan nu meer dan één strafkaart spelen: { $anycards }.
say-unplayed-name = { CAP($offender) } heeft { $card } gespeeld, terwijl er een strafkaart gespeeld moest worden.
say-shown-name = { CAP($offender) } heeft { $cards } tegelijk getoond. Er kan er maar één gespeeld worden.
say-general = { CAP($who) }, u hebt de keuze. Luister eerst tot ik alles heb gezegd; overleg is niet toegestaan.
say-general-choose = { CAP($who) }, wat kiest u?
say-listen = { CAP($seat) }, luister eerst tot ik alles heb gezegd. Daarna beslist u, zonder een woord van uw partner.
say-prevails = { CAP($who) }, u mag allebei beslissen, maar zonder overleg. Luister eerst tot ik alles heb gezegd. Zegt u op hetzelfde moment iets verschillends, dan telt wat { $next } zegt.
say-option = { $number }. { $n ->
    [one] U
   *[other] Ieder van u
} mag { $may }. Het gevolg: { $then }
say-option-ruled = { $number }. { $n ->
    [one] U
   *[other] Ieder van u
} mag dit verlangen: { $then }
say-option-only = { $number }. { $n ->
    [one] U
   *[other] Ieder van u
} mag { $may }.
may-play = { $card } kiezen
may-lead-from = de leider uit de hand van { $seat } laten voorspelen
may-refuse-lead = { $stage ->
    [opening] weigeren de uitkomst te accepteren
   *[later] weigeren de voorgespeelde kaart te accepteren
}
may-refuse-card = weigeren de kaart te accepteren
may-refuse-call = weigeren de bieding te accepteren
may-free = { $leader } de vrije keus laten
may-none = van dit alles afzien
say-second-choice = Na { $number } heeft { $who } een tweede keuze:
say-depends = Wat er verder volgt, hangt af van wat de arbiter dan vaststelt.
say-whatever = In elk geval: { $then }
say-whatever-then = Na { $number } in elk geval: { $then }
say-no-revoke = { CAP($seat) } mocht { $card } spelen: dat is geen verzaking.
say-nothing-wrong = Er hoeft niets hersteld te worden.

## Voorlezen na afloop

say-all-may-use = Iedereen mag gebruiken wat { $card } laat zien zolang die kaart er ligt.
say-call-may = { CAP($who) }, u mag tot het einde van het spel gebruiken wat { $withdrawn } van { $seat } heeft verraden.
say-call-not = { CAP($who) }, u mag niet gebruiken wat { $withdrawn } van { $seat } heeft verraden.
say-call-open = { CAP($who) }, of u mag gebruiken wat { $withdrawn } van { $seat } heeft verraden, hangt af van de volgende bieding van { $seat }.
say-own-plan = { CAP($declarer) }, u mag uw speelplan niet baseren op wat door { $cards } aan het licht is gekomen.
say-taken-back-may = Wordt een kaart teruggenomen, { $who }, dan mag u gebruiken wat die heeft laten zien.
say-taken-back-not = Wordt een kaart teruggenomen, { $who }, dan mag u niet gebruiken wat die heeft laten zien.
say-as-if-unseen = { CAP($who) }, u moet spelen alsof u { $card } nooit hebt gezien.
say-you-may-use = { CAP($who) }, u mag tot het einde van het spel gebruiken wat { $card } heeft laten zien.
say-duty-only = { CAP($who) }, u mag ervan gebruikmaken dat { $seat } { $card } moet spelen, maar verder van niets wat die kaart laat zien.

## A clause that was written down without its text

law-only-a-meaning = hier niet behandeld: zegt wat het spel is of wat mag, en dat kan niemand overtreden
law-for-the-organiser = hier niet behandeld: een zaak van de organisatie en de wedstrijdleiding, voor het hele evenement
law-ruled-elsewhere = hier niet behandeld: zegt hoe het hoort; gaat het mis, dan geldt { $laws }
law-unread = tekst niet vergeleken
law-unread-note = Deze bepaling is opgeschreven zonder dat de tekst ervan beschikbaar was. Nummer en bewoording kunnen daar anders zijn.
