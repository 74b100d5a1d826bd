# Lovenes ordforråd.

## Spørgsmål

question-told = Har en modstander sagt til { $seat }, at det var { $seat }s tur?
question-meant-as = Hvad var { $seat } i gang med, da kortet blev lagt?
question-followed-to = Hvilket af de to udspil spillede { $seat } til?
question-designation = Var det en fortalelse eller et fejltryk, da spilfører valgte kortet?
question-incontrovertible = Er det hævet over enhver tvivl, at spilfører mente et andet kort? Hvilket?
question-held = Holdt { $seat } kortet sådan, at det regnes for spillet?
question-intended = Hvilket kort ville { $seat } spille?
question-saw-dummy = Kan spilfører have set et af den blindes kort?
question-claim = Viste { $seat } kortene for at kræve stik?
question-only-this-trick = Talte { $seat } kun om det igangværende stik?
question-for-the-next-trick = Var det kort fra { $seat } ment til næste stik og ikke til stik { $trick }?
question-play-on = Beder { $seat }s modstandere om at spille videre, og er alle fire enige?
question-objected-at-once = Protesterede { $seat } straks?
question-aware = Kunne { $seat } på det tidspunkt have vidst, at det godt kunne skade modstanderne?
question-holds = Havde { $seat } en { $suit }, da kortet blev spillet?
question-can-follow = Kan { $seat } bekende i { $suit }?
question-unintended = Var { $seat }s oprindelige melding utilsigtet, altså et fejlgreb eller en fortalelse?
question-comparable = Er { $seat }s { $made } en tilsvarende melding i forhold til den annullerede?
question-shows = Hvad viser { $seat }s { $made }?
question-shown-by-call = Har { $seat } vist { $suit } med en melding, der står?
question-showed = Hvad kunne { $seat }s { $made } vise i det øjeblik?
question-lower-shows = Ville et lavere bud, der stadig var tilstrækkeligt, have vist den samme farve (eller ut) som { $seat }s annullerede?
question-contained = Er alt, hvad { $seat }s nye melding kan betyde, indeholdt i det tilbagetagne buds betydning?
question-declarer = Hvem er spilfører?
question-leader = Hvem spillede ud?
question-turn = Hvem skulle have spillet ud?
question-card = Hvilket kort var det?
question-faced-card = Hvilket kort spillede { $seat } åbent til stikket?
question-face = Lå kortet med billedsiden opad eller fordækt?
question-offender = Hvilken spiller var det?
question-led = Hvilket kort blev spillet ud til stikket?
question-played-on = Har { $seat } eller makker spillet til næste stik?
question-won-trick = Hvem vandt det stik?
question-won-later = Har { $seat }s side vundet et senere stik?
question-other-revoke = Var der endnu en kulørsvigt i dette spil?
question-to-lead-now = Er det { $seat }, der skal spille ud nu?
question-noticed = Hvornår blev der første gang gjort opmærksom på kulørsvigten?
question-twelfth = Var det stik 12?
question-last-trick = Var det stik 13?
question-contract = Hvad er kontrakten?
question-last-bid = Hvad var det sidste bud før det?
question-last-bidder = Hvem havde afgivet det bud?
question-call = Hvilken melding var det?
question-why-not-allowed = Hvorfor var meldingen ikke tilladt?
question-turn-to-call = Hvis tur var det til at melde?
question-turn-had-to-pass = Skulle den spiller, hvis tur det var, passe?
question-first-call = Hvad meldte { $seat } først?
question-second-call = Hvad meldte { $seat } så i stedet?
question-who-called-since = Har nogen meldt siden, og hvem?
question-called-since = Hvad har { $seat } meldt siden?
question-called-over-second = Meldte { $seat } efter { $first }s anden melding og vidste, at den var ændret?
question-called-before = Hvad havde { $seat } allerede meldt før det?
question-last-passer = Hvem passede sidst?
question-calls-now = Hvad melder { $seat } nu?
question-lead-faced = Er åbningsudspillet vendt?
question-partner-could-see = Kunne { $seat }s makker have set kortets forside?
question-without-pause = Blev det rettet i samme åndedrag, uden betænkningstid?
question-dummy-lost-rights = Havde den blinde inden da set i en anden hånd, forladt pladsen for at se spilfører spille eller byttet hånd med spilfører?
question-supplied = Hvilket kort lægger { $seat } nu til stik { $trick }?
question-played-before = Hvilket kort havde { $seat } allerede spillet til stikket?
question-other-penalty-card = Hvilket andet strafkort ligger foran { $seat }?
question-auction-over = Var meldingerne slut?
question-named = Hvilket kort fra bordet havde spilfører nævnt?
question-put-out = Hvilket kort lagde den blinde?
question-said = Hvad bad spilfører om fra bordet?
question-in-dummy = Hvilke af bordets kort kunne det være?
question-suit-won = Bordet spiller ud. Hvilket af dem er i den farve, som bordet vandt det sidste stik i?
question-dummy-moved = Hvilket kort havde den blinde flyttet eller peget på af sig selv?
question-counts = Har { $seat } et kort for meget eller for lidt?
question-trick-number = Hvilket nummer havde stikket?
question-both-sides-played-on = Har en spiller fra hver side allerede spillet til næste stik?
question-laid-together = Hvilket andet kort fra { $seat } ligger i det samme stik?
question-from-one-hand = Kom de to kort fra to spillere eller fra samme hånd?
question-both-visible = Kunne man se billedsiden af begge kort?
question-did-not-follow = Har { $seat } siden undladt at bekende, da der blev spillet { $suit } ud?
question-opening = Begynder det hele med åbningsudspillet?
question-and-then = Og så? Hvad blev spillet, spillet ud, vist eller taget tilbage, før du kom?

## Hvem der skal spørges

ask-told = Spørg { $seat }: Hvem sagde noget, og hvad præcist? Det, makker sagde, tæller ikke; under spillet er også den blinde modstander for en modspiller. For spilfører gælder det samme, hvis en modstander sagde, hvilken hånd der var inde.
ask-meant-as = Spørg { $seat } uden at lægge svaret i munden på nogen, og væk fra bordet, hvis svaret kan røbe noget.
ask-designation = Spørg kun spilfører, hvilket kort der var ment. At ombestemme sig er hverken en fortalelse eller et fejltryk.
ask-incontrovertible = Spørg kun spilfører, og se på de kort, der allerede er spillet. Sandsynligt er ikke nok.
ask-held = Lad { $seat } vise, hvordan kortet blev holdt. For en modspiller er det nok, at makker kunne have set billedsiden.
ask-intended = Spørg { $seat } væk fra bordet; ingen andre må høre svaret.
ask-saw-dummy = Spørg spilfører og den blinde, om et kort kunne ses. Ingen siger højt hvilket. Kort, der blev vist under meldingerne, tæller ikke.
ask-claim = Spørg { $seat }, hvad der blev sagt og ment, og så de andre, hvad de hørte.
ask-only-this-trick = Spørg { $seat }, hvad der ordret blev sagt, og så de andre, hvad de hørte. Den, der kun siger, hvem det igangværende stik tilhører, har ikke krævet noget.
ask-for-the-next-trick = Spørg alle fire, hvad der lå, da { $seat } spillede: lå det gamle stik stadig åbent, eller var det vendt?
ask-play-on = Spørg den side, der ikke krævede stik, om den hellere vil spille videre. Kun hvis den vil, spørger du de to andre, også den blinde. Siger én nej, afgør du kravet.
ask-objected-at-once = Spørg alle fire, i hvilken rækkefølge der blev sagt noget. { $seat } skal have protesteret straks; at en modstander nåede at sige ja først, gør ikke noget.
ask-aware = Spørg ingen. Det vurderer du selv efter spillet; ingen beskyldes for at have villet det.
ask-holds = Se selv i hånden og på det, der siden er spillet fra den. Lad dig ikke mærke med noget.
ask-unintended = Spørg { $seat } alene, hvordan meldingen kom. En fortalelse eller et fejlgreb tæller; har spilleren ombestemt sig eller været uopmærksom, tæller det ikke.
ask-comparable = Find væk fra bordet ud af, hvad begge meldinger betyder hos parret. En tilsvarende melding betyder næsten det samme som den første, er indeholdt i dens betydning eller har samme formål.
ask-contained = Find væk fra bordet ud af, hvad begge meldinger betyder hos parret. Den nye er indeholdt i den første, hvis den ikke kan betyde noget, som den første ikke også kunne betyde.
ask-shows = Se på systemkortet, eller spørg { $seat } væk fra bordet: Er det naturligt, hvilke farver viser det, og hvor stærkt? Makker spørges ikke, mens de andre hører det. Aftalen tæller, ikke hånden.
ask-shown-by-call = Gå meldeforløbet igennem. Det afgørende er, hvad en melding viser efter aftale, ikke hvilken farve den nævner; den tilbagetagne tæller ikke.
ask-showed = Alene med { $seat }: Hvilket meldeforløb troede spilleren, det var? Slå så op, hvad meldingen viser der. Er flere mulige, tæller alt, hvad den kunne vise.
ask-lower-shows = Se på systemkortet: fra det laveste bud, der havde været højt nok, og op.
ask-declarer = Se på meldekortene, eller få meldeforløbet at vide ved bordet.
ask-leader = Få det at vide ved bordet; én taler ad gangen.
ask-turn = Spørg, hvem der vandt sidste stik, og med hvilket kort. I første stik er det spilleren til venstre for spilfører.
ask-card = Se på bordet. Se ikke i nogens hånd.
ask-faced-card = Spørg alle fire. Ved ingen det længere, så tag det højeste kort, der lovligt kunne spilles til stikket.
ask-face = Spørg alle fire. Kunne billedsiden aldrig ses, lå kortet fordækt.
ask-offender = Få det at vide ved bordet; beskyld ingen.
ask-led = Se på bordet, eller få stikket vendt op igen.
ask-played-on = Se på bordet, og tæl de vendte kort. Et udspil tæller også, selv hvis det er uden for tur.
ask-won-trick = Lad alle fire vise deres kort fra stikket.
ask-won-later = Tæl stikkene efter. Mens der spilles, kan det stadig være åbent.
ask-other-revoke = Gå stikkene i farven efter, og også den anden sides. Kun en etableret kulørsvigt tæller.
ask-noticed = Spørg, hvem der først sagde det, og hvor langt spillet var.
ask-twelfth = Tæl stikkene efter. Det var stik 12, hvis alle havde to kort tilbage.
ask-last-trick = Det var stik 13, hvis ingen havde mere end ét kort tilbage.
ask-counts = Lad alle tælle deres hånd med bagsiden opad, og tæl selv de spillede kort. Har intet stik tre eller fem kort, mangler der et kort: se »For mange eller for få kort«.
ask-quitted = Se selv de spillede kort igennem. Vis ikke nogen af dem.
ask-both-visible = Spørg alle fire, hvad de har set.
ask-auction = Se på meldekortene, eller lad bordet fortælle meldeforløbet fra kortgiver og frem.
ask-calls = Se på meldekortene; det, der blev sagt, tæller også.
ask-calls-now = Fortæl bordet, hvad der følger af kendelsen, og lad så { $seat } melde. Vent, og foreslå intet.
ask-called-over-second = Spørg { $seat } alene, hvilken af de to meldinger { $seat } havde set. Den, der ikke har set ændringen, accepterer intet ved at melde.
ask-partner-could-see = Lad { $seat } vise, hvordan kortet faldt eller blev holdt. Det er nok, at makker kunne have set det.
ask-without-pause = Spørg de tre andre, hvad de hørte, og i hvilken rækkefølge.
ask-dummy-lost-rights = Spørg alle fire. Om blikket var på den blindes eget initiativ, har kun betydning i lovene fra 2007.
ask-supplied = { $seat } vælger: et kort, der lovligt kunne have været spillet til det stik, hvis der er et.
ask-auction-over = Tæl passerne: Tre i træk efter et bud slutter meldeforløbet, også selv om meldekortene stadig ligger fremme.
ask-said = Få de nøjagtige ord gentaget, og spørg også modspillerne, hvad de hørte.
ask-in-dummy = Se på bordet. Nævn kun kort, der passer til ordene, og som bordet må spille til dette stik: Bordet skal bekende.
ask-suit-won = Spørg alle fire, eller få det sidste stik vendt op igen.
ask-dummy-moved = Spørg modspillerne. Det tæller, hvis den blinde har rørt ved et kort, skubbet det frem eller foreslået det, før spilfører havde nævnt noget.
ask-and-then = Lad én ad gangen fortælle, i den rækkefølge, det skete.

## Svar

answer-no = nej
answer-yes = ja
answer-told-no = nej, eller kun makker
answer-told-yes = ja, en modstander sagde det
answer-follow = spille til udspillet
answer-lead = spille ud
answer-spread = begynde at lægge hånden på bordet
answer-accident = kortet blev tabt
answer-shown = vise kortet
answer-only-named = kun sige, at kortet var på hånden
answer-put-right = tage det tilbage for at rette en kulørsvigt
answer-up = med billedsiden opad
answer-down = fordækt
answer-too-many = et for meget: et stik mangler det
answer-too-few = et for lidt: et stik har fået to
answer-not-yet = ikke endnu: Der spilles videre
answer-only-his-side = ja; den anden side har ikke endnu, og den bekendte heller ikke i det stik
answer-claimed = nej, men den side har krævet eller afgivet stik
answer-agreed = nej, men den side har sagt ja til modstandernes krav eller afgivelse
answer-same-suit-before = ja, et tidligere af samme spiller i samme farve
answer-other-side-too = ja, et etableret af den anden side
answer-no-other-revoke = nej
tell-last-trick = Det var det sidste stik
tell-twelfth = Det var stik 12
tell-turn-had-to-pass = Den spiller, hvis tur det var, havde pligt til at passe
tell-led-when-told = Den side har kun spillet ud, fordi en modstander havde sagt, at det var dens tur
tell-led-when-told-by-both = Den side har kun spillet ud, fordi en modstander og makker havde sagt, at det var dens tur
tell-same-suit-before = Samme spiller har tidligere svigtet kulør i samme farve
tell-other-side-too = Den anden side har også en etableret kulørsvigt
answer-slip-no = nej, spilleren ombestemte sig
answer-slip-yes = ja, en fortalelse eller et fejltryk
answer-doubtful = nej, der er tvivl
answer-unintended-yes = ja, den var utilsigtet
answer-unintended-no = nej, den var ment sådan
answer-over-first = nej, efter den første
answer-over-second = ja, efter den anden
answer-nobody-called = ingen
answer-two-hands = fra to spillere
answer-one-hand = fra samme hånd
answer-not-called = ingenting
answer-nothing-to-double = en dobling eller redobling, hvor der intet var at doble
answer-had-to-pass = spilleren skulle passe
answer-above-seven = et bud over syv
answer-after-the-last-pass = meldeforløbet var slut
answer-natural = naturligt
answer-artificial = ikke naturligt
answer-shows-no-suit = viser ingen farve
answer-points = { $points } point
answer-asks = spørger om noget
answer-relays = et relæ: viser ingenting
answer-puppet = beder makker om én bestemt melding
answer-takes-out = oplysende: makker vælger en farve
meaning-suits = Farver, som det viser
meaning-one-of = En af disse farver, uden at sige hvilken
meaning-strength = Point, hvis de kendes, for eksempel 11-19 eller 12+; før dem længden, hvis den kendes: H5 11-19
meaning-unclear = »{ $found }« er ikke klart her. Skriv en farve som ♠ ♥ ♦ ♣ eller { $letters }, derefter længden og så point: { $example }
meaning-twice = Der står point to gange. Hvor lang en farve er, skrives lige efter dens bogstav: { $example }
meaning-suit-twice = Den samme farve står der med to længder. Skriv den én gang: { $example }
meaning-no-card = En farve, der vises, har mindst ét kort. Udelad længden, hvis ingen kender den.
meaning-too-long = En hånd har tretten kort, og disse farver er tilsammen længere.
meaning-too-strong = Så mange point kan ingen hånd have: tretten kort har højst 37.
meaning-all-suits = Ingen melding viser alle fire farver. Sæt kun kryds ved dem, den lover.
meaning-one-of-one = »En af disse farver« kræver mindst to. Sæt kryds ved en til, eller sæt kryds ved farven som en, der vises.
meaning-shown-and-open = En farve er krydset af både som vist og som en af flere. Den kan kun være det ene.
meaning-natural-puppet = En naturlig melding viser hånden og beder ikke om én bestemt melding. Vælg et andet formål, eller sig, at den ikke er naturlig.
meaning-relay-shows = Et relæ viser ingenting. Fjern farver og point, eller vælg et andet formål.
meaning-not-named = Det, der er naturligt, viser den farve, der nævnes. Sæt også kryds ved den, eller sig, at det ikke er naturligt.
meaning-suit-for-notrump = Et naturligt farvebud viser ikke en hånd til uden trumf. Fjern det kryds, eller sig, at det ikke er naturligt.
meaning-purpose = Hvad det er til for
answer-one-of = en af { $suits }
meaning-shows-a-hand = for at vise hånden
meaning-type-suits = Farver, som det viser, for eksempel S eller S5 H4, også K/R for en af de to, og ut; intet skrevet: ingen.
answer-no-bid = ingen havde budt
answer-told-both = ja, en modstander, og makker også
answer-none-yet = intet endnu
answer-nothing-named = slet intet
answer-no-other = intet
answer-said-suit = en farve uden værdi
answer-said-rank = en værdi uden farve
answer-said-high = »høj« eller lignende
answer-said-low = »lille« eller lignende
answer-said-win = »tag det«, »trumf« eller lignende
answer-said-anything = »hvad som helst« eller lignende
answer-said-not-there = et kort, der ikke ligger på bordet
answer-that-was-all = ikke mere
answer-in-play = under spillet, eller før alle fire hænder var tilbage i mappen
answer-hands-returned = da alle fire hænder var tilbage i mappen
answer-next-board-called = da den anden side havde meldt i næste spil
answer-round-ended = efter rundens slutning
did-play = { $seat } spillede { $card }
did-lead = { $seat } spillede { $card } ud
did-at-once = { $seat } lagde { $card } i samme øjeblik
did-lead-face-down = { $seat } spillede fordækt ud
did-withdraw = { $seat } tog { $card } tilbage
did-withdraw-unseen = { $seat } tog det fordækte kort tilbage
did-drop = { $seat } tabte { $card }
did-show = { $seat } viste { $card }
did-spread = { $seat } lagde hånden åbent
did-name = Spilfører nævnte { $card }
did-put-out = Den blinde lagde { $card }, som ingen havde nævnt
fact-told = { $question } – { $answer }
fact-assumed = { $question } – { $answer } (antaget, ikke fortalt)
fact-chosen = { $seat } valgte: { $choice }

## Meldinger: som ting i en sætning, ved navn, som handling (»har …«)

call-made-bid = { $bid }
call-made-pass = pas
call-made-double = dobling
call-made-redouble = redobling
call-made-above-seven = bud over syv
call-named-pass = pas
call-named-double = dobling
call-named-redouble = redobling
call-called-bid = budt { $bid }
call-called-pass = passet
call-called-double = doblet
call-called-redouble = redoblet

## Valgmuligheder, kort

choice-accept-opening = acceptere udspillet og fortsat være spilfører
choice-accept-as-dummy = acceptere udspillet og blive den blinde
choice-accept-lead = acceptere udspillet
choice-accept-card = acceptere kortet
choice-refuse-lead = forlange udspillet taget tilbage
choice-refuse-card = forlange kortet taget tilbage
choice-require = kræve { $suit } ud fra { $leader }
choice-forbid = forbyde { $leader } at spille { $anysuits } ud
choice-free = stille ingen krav til { $leader }s udspil
choice-highest = { $partner } lægger det højeste kort i den udspillede farve
choice-lowest = { $partner } lægger det laveste kort i den udspillede farve
choice-play-suit = { $partner } lægger en { $suit }
choice-forbid-suit = { $partner } lægger ingen { $suit }
choice-play = { $card }
choice-lead-from = spilfører spiller ud fra { $seat }s hånd
choice-none = intet af det
choice-accept-call = acceptere meldingen
choice-refuse-call = ikke acceptere meldingen

## Hvad der følger af valget

## Hvad der sker ved bordet

effect-return = { $card } går tilbage på { $seat }s hånd.
effect-return-dummy = { $card } går tilbage til den blindes kort.
effect-return-unseen = { $seat } tager det fordækte kort tilbage; ingen ser det.
effect-take-out-unseen = { $seat } tager det fordækte kort tilbage; ingen ser det. Stikket bliver hos den side, der vandt det.
effect-return-unnamed = { $seat } tager kortet tilbage. Det er ikke noget strafkort, og ingen nævner det.
effect-lies = { $card } bliver liggende åbent foran { $seat } som et stort strafkort.
effect-major = { $card } bliver liggende åbent foran { $seat } som et stort strafkort. { $seat } skal spille det, så snart det er lovligt. Hver gang { $partner } skal spille ud, mens det ligger der, må { $declarer } kræve { $suit }, forbyde { $suit } eller lade udspillet være frit.
effect-majors = { $cards } bliver liggende åbent foran { $seat } som store strafkort. { $seat } skal spille dem, så snart det er lovligt. Hver gang { $partner } skal spille ud, mens et ligger der, må { $declarer } kræve eller forbyde { $anysuits } eller lade udspillet være frit. Kan flere af dem spilles, bestemmer { $declarer } hvilket.
effect-revoked = { $seat } havde stadig en { $suit } og har svigtet kulør.
effect-reopened = Stikket bringes i orden, og det afgøres på ny, hvem der vandt det.
effect-last-two = { $seat } havde stadig en { $suit }: den går til stik 12 og { $card } til stik 13. En modstander, der lagde til stik 12 efter { $seat }, kan derefter også bytte om på de sidste to kort. Sker det, og lagde { $partner } lige bagefter, kan { $partner } gøre det samme. Så afgøres det på ny, hvem der har vundet de to stik; vinderen af stik 12 spiller ud til det sidste.
effect-take-out = { $seat } tager { $card } ud af stikket og tilbage på hånden.
effect-take-out-dummy = { $card } går ud af stikket og tilbage til den blindes kort.
effect-minor = { $card } bliver liggende åbent foran { $seat } som et lille strafkort. Før det må { $seat } ikke spille andre små kort i farven, men gerne en honnør. Når { $partner } spiller ud, har { $declarer } ikke noget at bestemme.
effect-lead-is-free = { $leader } kan spille ud, hvad det skal være; { $declarer } har ikke noget at bestemme.
effect-pick-up = { $seat } tager { $card } op; det er ikke længere strafkort.
effect-since-played = { $card } er spillet og er ikke længere strafkort.
effect-stands = { $seat }s { $card } bliver liggende som spillet.
effect-must-be-played = { $seat } skal spille { $card } til dette stik, når turen kommer.
effect-must-be-led = { $seat } skal spille { $card } ud.
effect-named = { $seat } spiller { $card }.
effect-defenders-name = Hver af modspillerne kan bestemme, hvilket lovligt kort den blinde spiller; de rådfører sig ikke med hinanden. Gør ingen af dem det, nævner { $declarer } et.
effect-not-refused = { $declarer } kunne have set et af den blindes kort og kan derfor ikke forlange udspillet taget tilbage; { $declarer } er fortsat spilfører.
effect-replace = { $seat } spiller et andet kort i stedet.
effect-follow = { $seat } lægger nu en { $suit }.
effect-may-take-back = { $seat } må gerne tage { $card } tilbage og spille et andet kort.
effect-may-take-back-dummy = { $declarer } må gerne tage { $card } tilbage til den blinde og spille et andet kort derfra.
effect-revoke-if = Har { $seat } en { $suit }, er { $card } en kulørsvigt og bliver et stort strafkort, når det tages tilbage.
effect-last-trick-waits = De andre kort i det sidste stik bliver liggende, til dette stik er fuldendt.
effect-then-may-take-back = Gør { $first } det, må { $seat } bagefter også gerne tage { $card } tilbage.
effect-then-may-take-back-dummy = Gør { $first } det, må { $declarer } bagefter også gerne tage { $card } tilbage til den blinde.
effect-then-may-show = Gør { $first } det, må { $seat } bagefter også gerne tage { $card } tilbage; { $card } bliver så et stort strafkort.
effect-declarer = { $declarer } er spilfører, { $dummy } er den blinde.
effect-spread = { $seat }s hånd lægges åbent på bordet.
effect-played = { $card } regnes for spillet af { $seat }.
effect-lead-stands = { $seat }s udspil af { $card } står ved magt.
effect-transfer = Efter spillet { $n ->
    [0] overføres ingen stik
    [one] går et stik til { $side }
   *[other] går { $n } stik til { $side }
}.
effect-transfer-if = Efter spillet går et stik til { $side }, hvis { $others } har vundet et senere stik.
effect-transfer-or-two = Efter spillet går et stik til { $side }, eller to, hvis { $others } har vundet et senere stik.
effect-none-won = Ingen stik overføres: { $side } har hverken vundet det stik eller et senere.
effect-none-second = Ingen stik overføres for det: { $seat } havde allerede svigtet i den farve.
effect-none-faced = Ingen stik overføres: Det kort, { $seat } skulle have spillet, lå åbent.
effect-none-late = Ingen stik overføres: Der blev gjort opmærksom på det for sent.
effect-none-twelfth = For en kulørsvigt i 12. stik overføres ingen stik.
effect-none-both = Ingen stik overføres: Den anden side har også svigtet.
effect-established = { $seat }s kulørsvigt er etableret og rettes ikke længere.
effect-designation-void = Det, { $seat } sagde, gælder ikke.
effect-claim-void = Det, { $seat } krævede eller afgav, gælder ikke længere; det gør resultatet ved bordet.
effect-play-stops = Spillet standser. Er de andre enige med { $seat }?
effect-play-is-over = Spillet er slut. Ingen spiller flere kort; læg alle fire hænder frem, så alle kan se dem.
effect-agreed = Spillet er slut: { $n ->
    [one] et stik
   *[other] { $n } stik
} til { $side }.
effect-call-cancelled = { $seat }s { $made } annulleres.
effect-above-seven = { $seat }s bud over syv annulleres; i stedet står en pas.
effect-above-seven-only = { $seat }s bud over syv annulleres.
effect-later-calls = Det samme gælder alt, hvad der blev meldt bagefter, som om intet var sket.
effect-call-stands = { $seat }s { $made } står ved magt.
effect-replace-insufficient = { $seat } melder nu noget andet. Det laveste tilstrækkelige bud, der viser samme benævnelse, har ingen følger, og det har en tilsvarende melding heller ikke. Efter enhver anden melding skal { $partner } passe resten af meldeforløbet.
effect-replace-exactly = { $seat } melder nu noget andet. Det laveste tilstrækkelige bud i samme benævnelse har ingen følger, hvis ingen af buddene er kunstigt. Det har en melding med samme eller en snævrere betydning heller ikke. Efter enhver anden skal { $partner } passe resten af meldeforløbet.
effect-replace-silenced = { $seat } afgiver nu et tilstrækkeligt bud eller passer.
effect-replace-right = Passer { $first }, gentager { $seat } meldingen. Ellers må { $seat } afgive enhver lovlig melding, og er den ikke en tilsvarende melding, skal { $partner } passe én gang.
effect-replace-denomination = Passer { $first }, gentager { $seat } meldingen. Ellers må { $seat } afgive enhver lovlig melding. Gentager den benævnelsen, skal { $partner } passe én gang. Gør den ikke det, skal { $partner } passe resten af meldeforløbet.
effect-replace-after-right = Passer { $first }, gentager { $seat } meldingen. Ellers må { $seat } afgive enhver lovlig melding, og { $partner } skal passe resten af meldeforløbet.
effect-replace-rotation = Når det bliver { $seat }s tur, må { $seat } afgive enhver lovlig melding. Er den ikke en tilsvarende melding, skal { $partner } passe én gang.
effect-replace-inadmissible = { $seat } afgiver en lovlig melding i stedet.
effect-replace-inadmissible-later = Når det bliver { $seat }s tur, må { $seat } afgive enhver lovlig melding.
effect-then-forbid = Skal { $seat }s side så spille modspil, kan spilfører også forbyde én farve ved { $partner }s første udspil.
effect-then-direct = Skal { $seat }s side så spille modspil, kan spilfører også kræve eller forbyde en farve ved { $partner }s første udspil.
effect-not-comparable-double = En dobling, der ikke er en tilsvarende melding, annulleres.
effect-other-double = En dobling med en anden betydning annulleres.
effect-may-forbid = Skal { $seat }s side spille modspil, kan spilfører ved { $partner }s første udspil forbyde én farve, som { $seat } ikke har vist i de lovlige meldinger.
effect-may-bear = Skal { $seat }s side spille modspil, kan spilfører ved { $partner }s første udspil forbyde én farve, medmindre den melding, der gælder, er en tilsvarende melding.
effect-may-direct = Skal { $seat }s side spille modspil, kan spilfører kræve eller forbyde en farve ved { $partner }s første udspil. Det skal være en, som { $seat } viste med sin tilbagetagne { $made } og ikke har vist igen. Blev ingen vist, kan spilfører forbyde én farve.
effect-may-forbid-now = Spilfører kan ved { $partner }s første udspil forbyde én farve, som { $seat } ikke har vist i de lovlige meldinger.
effect-may-bear-now = Spilfører kan ved { $partner }s første udspil forbyde én farve, medmindre den melding, der gælder, er en tilsvarende melding.
effect-may-direct-now = Spilfører kan kræve eller forbyde en farve ved { $partner }s første udspil. Det skal være en, som { $seat } viste med sin tilbagetagne { $made } og ikke har vist igen. Blev ingen vist, kan spilfører forbyde én farve.
effect-not-made = Kontrakten regnes, som om { $seat } ikke havde { $called }.
effect-stays-faced = { $card } bliver liggende åbent foran { $seat }, til meldeforløbet er slut.
effect-spared = { $seat }s { $card } er ikke et strafkort; { $seat } tager det op.
effect-owes = { $seat } mangler at spille til dette stik.
effect-chooses-again = Spilfører vælger på ny om { $seat }s udspil.
effect-deemed-revoke = Stik { $trick } regnes som kulørsvigt af { $seat }.
effect-counts-all = { $seat }s kulørsvigt i stik { $trick } rettes, og efter spillet overføres der stik alligevel, som om den var etableret.
effect-lies-face-down = { $seat }s udspil ligger igen fordækt.
effect-may-change-face-down = { $seat } må stadig skifte det fordækte udspil.
effect-may-change-call = { $seat } må ændre sin melding ({ $made }), hvis den kan bygge på den forkerte forklaring.
effect-not-rectified = Det, { $side } gjorde forkert, rettes ikke nu. Spillet fortsætter; turneringslederen ser på scoren bagefter.
effect-belongs-to-next = { $seat }s { $card } hører til næste stik; i stik { $trick } mangler der et kort.
effect-supply = { $seat } lægger { $card } til de spillede kort, i stik { $trick }.

## Hvordan det går videre

next-leads = { $seat } spiller ud.
next-leads-hand = { $declarer } spiller ud fra hånden.
next-leads-dummy = { $declarer } spiller ud fra bordet.
next-leads-any-hand = { $declarer } spiller nu ud fra hånden, et hvilket som helst kort.
next-leads-any-dummy = { $declarer } spiller nu ud fra bordet, et hvilket som helst kort.
next-plays = { $seat } er den næste.
next-plays-hand = { $declarer } er den næste og lægger fra hånden.
next-plays-dummy = { $declarer } er den næste og lægger fra bordet.
next-calls = Det er { $seat }s tur til at melde.
next-calls-again = { $seat } gentager nu meldingen: { $named }.

## Hvad der gælder, og hvor længe

restriction-require = { $seat } skal spille { $suit } ud, kun denne ene gang.
restriction-forbid = { $seat } må ikke spille { $anysuits } ud, så længe { $seat } beholder udspillet.
restriction-highest = { $seat } skal lægge det højeste kort i den udspillede farve, kun til dette stik.
restriction-lowest = { $seat } skal lægge det laveste kort i den udspillede farve, kun til dette stik.
restriction-play-suit = { $seat } skal lægge en { $suit } til dette stik, hvis det er muligt, og der ikke skal bekendes.
restriction-forbid-suit = { $seat } må ikke lægge en { $suit } til dette stik, medmindre der skal bekendes.
restriction-play-named = { $seat } skal lægge en anden farve, som du nævner, til dette stik, hvis det er muligt, og der ikke skal bekendes.
restriction-forbid-named = { $seat } må ikke lægge en bestemt anden farve, som du nævner, til dette stik.
restriction-pass-once = { $seat } skal passe, næste gang det er { $seat }s tur til at melde.
restriction-no-double = { $seat } må hverken doble eller redoble, næste gang det er { $seat }s tur til at melde.
restriction-pass-always = { $seat } skal passe resten af meldeforløbet.

## Hvem der må vide hvad

information-open = Så længe { $seat }s { $card } ligger åbent, må { $who } bruge alt, hvad det viser.
information-open-not = Så længe { $seat }s { $card } ligger åbent, må { $who } ikke bruge, hvad det viser.
information-board = { $who } må bruge, hvad { $seat }s { $card } har vist, resten af spillet.
information-board-not = Hvad { $seat }s { $card } har vist, er ubeføjede oplysninger for { $who }: { $who } skal spille, som om det aldrig var set.
information-duty = { $who } må bruge, at { $seat } skal spille { $card }.
information-duty-not = { $who } må ikke bruge, at { $seat } skal spille { $card }.
information-call = { $who } må bruge, hvad { $seat }s { $withdrawn } har vist, resten af spillet.
information-call-not = { $who } må ikke bruge, hvad { $seat }s { $withdrawn } har vist.
information-call-open = Om { $who } må bruge, hvad { $seat }s { $withdrawn } har vist, afhænger af, hvad { $seat } melder i stedet.

## Hvad der er sket

irregularity-lead-out-of-turn = { $seat } har spillet ud uden for tur
irregularity-opening-lead-out-of-turn = { $seat } har foretaget åbningsudspillet uden for tur
irregularity-play-out-of-turn = { $seat } har spillet til uden for tur
irregularity-card-exposed = Et af { $seat }s kort er blevet kendt
irregularity-penalty-card-not-played = { $seat } har ikke spillet et strafkort, der skulle spilles
irregularity-lead-before-choice = { $seat } har spillet ud, før spilfører havde valgt
irregularity-two-cards = { $seat } har spillet flere kort på én gang
irregularity-card-taken-back = { $seat } har taget et spillet kort tilbage
irregularity-wrong-card-from-dummy = Fra bordet ({ $seat }) kom et kort, der ikke var nævnt
irregularity-revoke = { $seat } har svigtet kulør
irregularity-card-missing = { $seat } har ikke lagt kort i alle stik
irregularity-with-card = { $what }: { $card }
irregularity-insufficient-bid = { $seat } har afgivet et utilstrækkeligt bud
irregularity-call-out-of-rotation = { $seat } har meldt uden for tur
irregularity-inadmissible-call = { $seat } har afgivet en utilladelig melding
irregularity-call-against-duty = { $seat } har meldt i strid med tvungen pas
irregularity-call-changed = { $seat } har ændret en melding
irregularity-call-after-the-last-pass = { $seat } har meldt efter den afsluttende pas
irregularity-bid-above-seven = { $seat } har budt over syv
irregularity-with-call = { $what }: { $named }

## Omstridte punkter: titel, anbefalet læsning, den anden læsning

point-DP1 = To kort vist, og det utilsigtede spillet: Hvad er det andet?
    .first = Et enkelt lille kort, der kom med ved et uheld, er et lille strafkort.
    .second = Var det netop det kort, der skulle spilles, er det et stort strafkort.
point-DP2 = Hvad et lille strafkort viser, mens det ligger på bordet
    .first = Alle må bruge det, som ved ethvert strafkort.
    .second = Ejerens makker må ikke bruge det.
point-DP4 = Den, der skulle spille ud, er også den næste og lægger den forkert udspillede farve
    .first = Hensigten afgør, om det var udspil eller tilspil; turneringslederen spørger.
    .second = Udspillet er accepteret, medmindre det tydeligt var et selvstændigt udspil.
point-DP5 = Modspillerne er uenige om spilførers udspil uden for tur
    .first = Det første klare valg gælder; kun taler begge omtrent samtidig, går den næste spiller forud.
    .second = Turneringslederen må spørge begge; er de uenige, går den næste spiller altid forud.
point-DP6 = Et udspil samtidig med makkers rigtige udspil
    .first = Det er et for tidligt tilspil; er det lovligt, spilles det i tur og er ikke strafkort.
    .second = Det er et vist kort og bliver et stort strafkort.
point-DP7 = For tidligt tilspil: Skal spilfører vælge en af de fire muligheder?
    .first = Ja, en af dem; den må gerne være harmløs.
    .second = Spilfører kan også lade være.
point-DP8 = Spilfører er begyndt at lægge hånden på bordet, men kunne også have set et af den blindes kort
    .first = Udspillet er accepteret, og spilfører bliver ved med at være det.
    .second = Det, der skete først, afgør.
point-DP10 = Udspil uden for tur, og derefter spiller makker ud, som var i tur
    .first = Det første udspil afgøres først; makkers kort er et stort strafkort for sig.
    .second = Accepteres det første udspil, er makkers kort blot for tidligt og måske slet ikke strafkort.
point-DP11 = Spilfører lægger fra bordet, skønt egen hånd var den næste
    .first = Kortet fra bordet står ved magt, og dermed er udspillet accepteret.
    .second = Det var ikke den næste hånd; intet er accepteret, før spilfører siger det.
point-DP12 = Udspil fra den forkerte hånd, så nævnes et kort fra den rigtige, så spiller næste modspiller til
    .first = Det første udspil gælder, begge spilførers kort er spillet, og modspilleren har intet gjort galt.
    .second = Spilfører kunne ikke rette op på det alene; modspillerne vælger stadig.
point-DP13 = En begrænsning fra meldingerne og en fra et strafkort ved samme udspil
    .first = Spilfører må bruge begge.
    .second = Ikke sådan, at intet lovligt udspil er tilbage.
point-DP14 = En modspiller spiller ud før valget, og spilfører stiller så ingen krav
    .first = Kortet er et stort strafkort og skal spilles ud.
    .second = Turneringslederen kan lade det ligge som udspil; det er jo samme kort.
point-DP15 = Et krav til udspillet blev ikke fulgt, og rettelsen gav makker et strafkort
    .first = Intet nyt valg ved dette udspil; det første valg har lagt det fast.
    .second = Et valg igen, inden for det første.
point-DP16 = En modspiller kræver nogle stik og afgiver resten, og makker protesterer straks
    .first = Det er hverken et krav eller en afgivelse.
    .second = Det, der er krævet, er krævet, og det afgøres.
point-DP18 = Ved kravet nævnes stik, f.eks. »to spar og en hjerter«
    .first = Det er ingen rækkefølge: Enhver rækkefølge tæller.
    .second = De regnes for spillet i den nævnte rækkefølge.
point-DP19 = En farve, der ved kravet blev regnet for gående, og som ikke blev nævnt
    .first = Den regnes for spillet fra toppen.
    .second = Et hvilket som helst kort i den kan spilles normalt.
point-DP20 = Den, der har krævet og regner alle kort for gående, skal kaste af
    .first = Ethvert kort uden formål, men intet gående kort og intet, der holder en farve, så længe der er et andet.
    .second = Ethvert kort i en sidefarve.
point-DP21 = Spilfører kræver, mens en modspiller har et strafkort
    .first = Spilfører har kun de valg om udspillet, som blev nævnt.
    .second = Spilfører regnes for at vælge det bedste.
point-DP22 = Efter en pas uden for tur skulle spilleren passe: Må spilfører senere forbyde et udspil?
    .first = Kun hvis den tvungne pas viser noget helt andet end den annullerede.
    .second = Aldrig; pas er pas.
point-DP23 = En spiller blev sprunget over, og det opdages efter udspillet
    .first = Meldeforløbet står, som det var.
    .second = Turen gives tilbage, så længe den blinde ikke er lagt ned.
point-DP24 = Makker, der havde turen, har meldt over meldingen uden for tur
    .first = Modstanderen til venstre (MTV) bestemmer først; accepteres meldingen ikke, står makkers.
    .second = Også makkers melding annulleres.
point-DP25 = Modstanderen til venstre, der selv havde turen, melder bare
    .first = Meldingen er i tur, og den anden annulleres.
    .second = Meldingen uden for tur er dermed accepteret.
point-DP26 = I stedet for et rent relæ kommer en pas
    .first = Den er tilsvarende: Den fortæller lige så lidt.
    .second = Kun et andet relæ er tilsvarende.
point-DP27 = En spiller vil ændre sin melding, efter at makker har meldt
    .first = Ændringen annulleres, og den første melding står.
    .second = Den anden er en melding uden for tur.
point-DP28 = Modstanderen til venstre meldte over den første melding, før ændringen blev set
    .first = Det accepterer ingenting, og den anden kan stadig accepteres.
    .second = Dermed er det afgjort: Den anden annulleres.
point-DP34 = Tilsvarende: Hvor nøje skal den nye melding passe ind i den gamle?
    .first = Et point eller to eller et kort betyder intet.
    .second = Helt; ellers vurderer turneringslederen, om den ligner.
point-DP35 = I stedet for et bud kommer en dobling, der viser samme farve
    .first = Doblingen kan være tilsvarende.
    .second = En dobling viser ingen farve og er det ikke.
point-DP36 = En tofarvet melding, hvor den ene farve er ukendt, før første udspil
    .first = Kun den kendte farve er vist.
    .second = Alle de mulige farver er vist.
point-DP37 = Det andet bord har et resultat, og her kan spillet ikke spilles
    .first = Der gives kun en korrigeret score, hvis resultatet er klart bedre, end hvad sammenlignelige par fik.
    .second = Der gives en korrigeret score ved ethvert bedre resultat.
point-DP38 = Den vildledte side aner, at noget er galt, og spørger ikke
    .first = Den mister kun sin ret til en justeret score, hvor bestemmelserne siger det.
    .second = Den er selv skyld i skaden.
point-DP39 = Mulige udfald vægtes, og den ene side har begået en overtrædelse
    .first = Vægtene er de samme for begge sider.
    .second = De kan være forskellige til fordel for den ikke-fejlende side.
point-DP40 = En modstander havde sagt, at det var spillerens tur til at melde
    .first = Meldingen annulleres, og der følger ikke mere.
    .second = Det er en melding uden for tur som enhver anden.
point-DP29 = Den ikke-fejlende side overser en sikker spilleplan eller dobler dårligt
    .first = Det er aldrig en særdeles alvorlig fejl.
    .second = Det kan være en, målt på spillernes klasse.
point-DP30 = En spiller tænker over, hvilket af to lige gode kort der skal lægges
    .first = Det er ingen bridgemæssig grund.
    .second = Alle må tænke, før de lægger et kort.
point-DP31 = Den ikke-fejlende side handler, før turneringslederen er tilkaldt
    .first = Den mister kun sin ret til berigtigelse, hvis det har skadet den anden side eller gjort en retfærdig kendelse umulig.
    .second = Den mister altid sin ret til berigtigelse.
point-DP32 = En tilskuer gør opmærksom på en uregelmæssighed
    .first = Turneringslederen berigtiger den, men den side, der havde taget tilskueren med, vinder intet ved det.
    .second = Det er, som om ingen havde sagt noget.
point-DP33 = I stedet for en pas før åbningen kommer en pas til åbningen
    .first = Den er tilsvarende.
    .second = Turneringslederen vurderer det: Også stærke hænder passer til en åbning.

## Se på scoren efter spillet

look-penalty-card = Hjalp synet af strafkortet modspillet, og kunne det godt være gået anderledes uden? Gav det skade, justeres scoren.
look-revoke = Er den anden side stillet mindst lige så godt som uden kulørsvigten? Hvis ikke, justeres scoren.
look-aware = Kunne man have vidst, at uregelmæssigheden godt kunne skade modstanderne, og vandt siden på den? Så justeres scoren.
look-information = Valgte nogen det, som ubeføjede oplysninger påviseligt pegede på, skønt andet kom alvorligt på tale? Gav det skade, justeres scoren.
look-explanation = Kostede den forkerte forklaring den anden side noget, der ikke længere kan gøres om? Så justeres scoren.
look-dummy = Pegede den blinde på et kort, og led modspillet skade? Så justeres scoren.
look-dummys-rights = Tag den gevinst fra modspillerne, som deres uregelmæssighed gav; spilførersiden beholder sin score.
look-general = Se på scoren.
look-artificial = Giv en kunstig score: Den, der er skyld i det, får mindre.
look-weighted = Vurder, hvordan spillet ville være endt uden uregelmæssigheden, og juster om nødvendigt scoren.
look-learnt = Påvirkede det resultatet, at nogen vidste noget om spillet eller om andres kort? Så justeres scoren.
look-penalty = Afgør, om der skal gives strafpoint.
look-call = Kunne det godt være gået anderledes uden hjælpen fra den tilbagetagne melding, og er den anden side skadet? Så justeres scoren.

## Hvad turneringslederen vurderer

weigh-forfeit = Er retten til berigtigelse helt eller delvis fortabt, fordi der blev handlet på egen hånd? Hvem kendte reglen, og hvem tjente på, at andre ikke gjorde?
weigh-information = Hvad pegede oplysningen påviseligt på? Hvad ville spillere af samme styrke ellers alvorligt have overvejet, og ville nogle have gjort det?
weigh-explanation = Hvad havde spilleren vidst med den rigtige forklaring, og hvor længe kunne det have været rettet?
weigh-played = Blev kortet rørt eller lagt med vilje, eller kun rettet på plads?
weigh-inspection = Hvad viser de spillede kort endnu? Er de blandet, går tvivlen ud over den side, der blandede dem.
weigh-claim = Hvad blev der sagt ved kravet, hvilke spillemåder er normale, og hvem får det tvivlsomme stik?
weigh-concession = Kunne det afgivne stik overhovedet tabes ved normalt spil?
weigh-aware = Kunne spilleren på det tidspunkt have vidst, at uregelmæssigheden godt kunne skade modstanderne? Hensigten er uden betydning.
weigh-score = Hvad var der sandsynligvis sket uden uregelmæssigheden? Flere resultater kan vægtes.
weigh-dummy = Hvad havde den blinde set, og havde spilfører gavn af det, den blinde sagde?
weigh-trick = Hvilket stik var det, og gjorde det kort, der dukkede op igen, skade?
weigh-general = Det vurderer turneringslederen.

## Læses højt: før et valg

about-lead = { $offender } har spillet { $card } ud, men det var { $leader }s udspil.
about-lead-once-more = Om { $offender }s udspil af { $card } må { $who } også sige noget.
about-premature = { $declarer } siger nu, hvad { $partner } skal lægge til dette stik, fordi { $offender } har spillet { $card } for tidligt. At bekende går forud; kan { $partner } ikke gøre, som der bliver sagt, er ethvert lovligt kort godt nok.
about-meant = Det er uklart, hvilket af den blindes kort der menes: { $anycards }.
about-hand = Det skal afgøres, hvilken hånd { $declarer } spiller ud fra.
about-supply = { $seat } har ikke spillet noget kort til stik { $trick } og lægger nu ét til.
about-call = { $seat } har { $called }, og det var ikke i orden.
about-wrong-call = { $what }.
about-first-lead = { $leader } skal spille ud for første gang, og en melding fra { $offender } er taget tilbage. { $leader }, vent, til { $declarer } har sagt sit.
say-penalty-name = { $leader } skal spille ud, og { $owner } har { $cards } liggende som { $n ->
    [one] et stort strafkort
   *[other] store strafkort
}. { $leader }, vent, til { $declarer } har sagt sit.
say-several-playable = { $owner } kan nu spille flere strafkort: { $anycards }.
say-unplayed-name = { $offender } har spillet { $card }, skønt et strafkort skulle spilles.
say-shown-name = { $offender } har vist { $cards } på én gang. Kun ét af dem kan spilles.
say-general = { $who }, { $n ->
    [one] du har
   *[other] I har
} valget. Hør først det hele, og { $n ->
    [one] rådfør dig ikke med makker
   *[other] tal ikke sammen om det
}.
say-general-choose = { $who }, hvad vælger { $n ->
    [one] du
   *[other] I
}?
say-listen = { $seat }, hør først det hele. Så bestemmer du alene, uden at rådføre dig med makker.
say-prevails = { $who }, I kan begge bestemme, men I må ikke tale sammen om det. Hør først det hele. Siger I hver sit i samme øjeblik, gælder det, { $next } siger.
say-option = { $number }. { $n ->
    [one] Du
   *[other] Hver af jer
} kan { $may }. Følgen: { $then }
say-option-ruled = { $number }. { $n ->
    [one] Du
   *[other] Hver af jer
} kan forlange dette: { $then }
say-option-only = { $number }. { $n ->
    [one] Du
   *[other] Hver af jer
} kan { $may }.
may-play = vælge { $card }
may-lead-from = lade spilfører spille ud fra { $seat }s hånd
may-refuse-lead = forlange udspillet taget tilbage
may-refuse-card = forlange kortet taget tilbage
may-refuse-call = afvise meldingen
may-free = lade { $leader }s udspil være frit
may-none = give afkald på det hele
say-second-choice = Efter { $number } har { $who } endnu et valg:
say-depends = Resten afhænger af, hvad turneringslederen så finder ud af.
say-whatever = Under alle omstændigheder: { $then }
say-whatever-then = Efter { $number } under alle omstændigheder: { $then }
say-no-revoke = { $seat } måtte gerne spille { $card }: Det er ikke en kulørsvigt.
say-nothing-wrong = Intet skal rettes.

## Læses højt bagefter

say-all-may-use = Alle må bruge, hvad { $card } viser, mens det ligger der.
say-call-may = { $who }, { $n ->
    [one] du
   *[other] I
} må bruge, hvad { $seat }s { $withdrawn } har vist, resten af spillet.
say-call-not = { $who }, { $n ->
    [one] du
   *[other] I
} må ikke bruge, hvad { $seat }s { $withdrawn } har vist.
say-call-open = { $who }, om { $n ->
    [one] du
   *[other] I
} må bruge, hvad { $seat }s { $withdrawn } har vist, afhænger af, hvad { $seat } melder i stedet.
say-own-plan = { $declarer }, du må ikke lægge din spilleplan efter det, som { $cards } har fået frem.
say-taken-back-may = Bliver et kort taget tilbage, kan { $who } frit bruge, hvad det har vist.
say-taken-back-not = Bliver et kort taget tilbage, må { $who } ikke bruge, hvad det har vist.
say-as-if-unseen = { $who }, { $n ->
    [one] du skal spille, som om du
   *[other] I skal spille, som om I
} aldrig havde set { $card }.
say-you-may-use = { $who }, { $n ->
    [one] du
   *[other] I
} må bruge, hvad { $card } har vist, resten af spillet.
say-duty-only = { $who }, { $n ->
    [one] du
   *[other] I
} må bruge, at { $seat } skal spille { $card }, men intet andet, som kortet viser.

## A clause that was written down without its text

law-only-a-meaning = behandles ikke her: siger, hvad spillet er, eller hvad der er tilladt, og det kan ingen overtræde
law-for-the-organiser = behandles ikke her: arrangør og turneringsleder sørger for det i hele turneringen
law-ruled-elsewhere = behandles ikke her: siger, hvordan det gøres; går det galt, gælder { $laws }
law-unread = ordlyd ikke sammenlignet
law-unread-note = Dette punkt er skrevet ned, uden at lovens egen ordlyd var til stede. Nummer og ordlyd kan være anderledes der.
