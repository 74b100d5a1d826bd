# Hvad valg, spil og tildelte scorer er værd: `stich price`, `stich sample`, `stich weigh`.

price-head = { $contract } af { $declarer }
price-step = efter trin { $n }
price-tricks = { $tricks ->
    [one] ét stik
   *[other] { $tricks } stik
}, { $score }
price-best = bedst
price-now = med bedste spil fra begge sider
price-answered = forudsat: { $question } { $answer }
price-left-there = forudsat: { $seat } tager ikke { $card } tilbage
price-missing = uden alle fire hænder er der intet at regne på; der mangler: { $list }
price-missing-of = { $n ->
    [one] ét kort hos { $seat }
   *[other] { $n } kort hos { $seat }
}
price-auction = intet at regne på, før meldingerne er slut
price-face-down = intet at regne på, mens udspillet fra { $seat } ligger fordækt
price-matter = der er noget galt ved bordet, som der ikke er dømt i endnu; kald turneringslederen først
price-first-lead = en melding er taget tilbage, og { $seat } har endnu ikke spillet ud for første gang: hvad der så må forbydes, ses der ikke på her
price-lying = der ligger et kort på bordet, som ikke hører til noget stik
price-revoke = { $seat } svigtede kulør i stik { $trick }; hvad det koster, afhænger af de følgende stik (64) og beregnes ikke
price-claim = et krav er omstridt; de stik tildeler turneringslederen (70)
price-defective = et stik har for mange eller for få kort
price-question = det skal først afklares: { $question }
price-revokes = på grund af kulørsvigtene kan den ene side stå bedre med et stik mindre (64A); det beregnes ikke
price-noticed-revoke = forudsat: der gøres nu opmærksom på { $seat }s kulørsvigt i stik { $trick }
price-noticed-trick = forudsat: der gøres nu opmærksom på fejlen i stik { $trick }
price-transfer = { $n ->
    [one] ét stik går til { $side } for kulørsvigten (64A), medregnet ovenfor
   *[other] { $n } stik går til { $side } for kulørsvigten (64A), medregnet ovenfor
}
price-without = uden { $seat }s kulørsvigt i stik { $trick }: { $worth } (64C)
price-without-unknown = hvad der var sket uden { $seat }s kulørsvigt i stik { $trick }, kan ikke beregnes: ikke kun pligten til at bekende bestemte spillet
price-claimed = kravet fra { $seat } er omstridt (70); spiller hans side normalt, det vil sige skødesløst, men ikke værre, er det dårligste: { $worst }; det bedste: { $best }
price-claimed-sure = kravet fra { $seat } er omstridt (70); alt normalt spil fra hans side giver: { $worth }
price-claimed-line = det dårligste normale spilforløb: { $list }
price-claimed-critical = kunne en spiller i denne klasse finde på det: { $seat } spiller { $card }? Med { $instead } kunne der stadig vindes mere
price-claimed-unknown = kravet fra { $seat } er omstridt (70); hvad normalt spil giver, kan ikke beregnes her: strafkort eller udspils- og tilspilsbegrænsninger spiller ind, eller der er for mange veje
price-hands = disse hænder passer ikke sammen: { $reason }
price-too-much = for meget: flere end { $count } stillinger skulle ses igennem
price-limit = --limit tillader flere
price-ask = Hvad er mulighederne værd?
price-title = Hvad mulighederne er værd
price-for-director = Med alle kort åbne og bedste spil fra begge sider. For turneringslederen; det er ikke en kendelse.
price-no-table = denne sag har intet bridgebord
price-failed = { $n ->
    [0] meldingerne i denne sag
   *[other] trin { $n } i denne sag
} kan ikke være sket: { $reason }

sample-head = { $n ->
    [one] én fordeling
   *[other] { $n } fordelinger
} ud af { $ways }, { $percent } af trækningerne passede; startværdi { $seed }
sample-mean = { $mean } ± { $error } stik
sample-made = hjemme i { $percent } ± { $error }
sample-to-play = { $seat } skal spille, { $strain }
sample-assumes-layouts = Alle fordelinger, der passer med det kendte, er lige sandsynlige.
sample-assumes-open = Hver fordeling spilles med åbne kort; ved bordet ser man mindre.
sample-known = Kendt: { $list }
sample-assumes-played = Hvorfor et kort blev spillet og ikke et andet, vejes ikke: intet begrænset valg.
sample-error-know = »{ $found }« siger intet om en hånd; skriv E:hcp=12-14 for 12 til 14 point, E:hcp=12 for præcis 12, W:S=5- for mindst fem spar, N:D=-3 for højst tre ruder
sample-error-played = de kort kan ikke være spillet: { $reason }
sample-error-contradiction = ingen fordeling passer med det, man ved
sample-error-rare = for sjældent: kun { $n } af { $total } trækninger passede med det, man ved
sample-error-number = der kan beregnes fra to til { $most } fordelinger; af én kan ingen usikkerhed beregnes
sample-error-contract = »{ $found }« er ikke en kontrakt; skriv 4S, 3NT eller 4HX
sample-bad-count = { $seat } har { $n } kort; hver hånd skal have tretten
sample-bad-revoke = { $seat } kan ikke have spillet { $card }: her eller i et tidligere stik ville det være kulørsvigt
sample-bad-too-many = alle 52 kort er allerede spillet

weighting-head = Forslag til en vægtet score (12C1c)
weighting-score = vægtet score: { $score } til { $side }
weighting-imps = mod { $score }: { $imps } IMP til { $side }
weighting-matchpoints = { $points } af { $total } matchpoint til { $side } ({ $percent }), { $others } til de andre
weighting-assumes = Hvad det bygger på
weighting-given = Vægtene er dem, der blev angivet.
weighting-sampled = { $n ->
    [one] Vægtene kommer fra én fordeling
   *[other] Vægtene kommer fra { $n } fordelinger
} med åbne kort (startværdi { $seed }); ved bordet ser man mindre.
weighting-normalised = Vægtene gav { $percent } og er taget forholdsmæssigt.
weighting-imps-first = Hvert resultat regnes først om til IMP og vægtes derefter.
weighting-matchpoints-first = Hvert resultat regnes først om til matchpoint og vægtes derefter.
weighting-vulnerable = I zonen: { $who }.
weighting-vulnerable-all = Alle er i zonen.
weighting-vulnerable-none = Ingen er i zonen.
weighting-decides = Turneringslederen afgør det.
weighting-error-outcome = »{ $found }« er ikke et resultat; skriv 4SN=@60, 4SN-1@40, pass@10 eller 420@50
weighting-error-sum = vægtene giver { $percent } tilsammen; de er procent og skal give 100
weighting-error-score = { $found }: det giver ingen kontrakt i denne zonestilling
weighting-error-none = nævn mindst ét resultat, eller en fil fra `stich sample --json` med --sample
weighting-error-sample = { $file }: det er ikke et svar fra `stich sample --json` om en kontrakt
weighting-error-vulnerable = »{ $found }« er ikke en zonestilling; skriv none, ns, ew eller all

worth-link = Hvad er valgmulighederne værd? (kortfordelingen er kendt)
worth-record-hint = PBN eller LIN, sat ind, eller linket til en visning af spillet med lin= i; eller de fire hænder som N:AKQ2.A2.K32.5432 og så videre, fra nord. Det første spil tæller.
worth-contract-hint = Nødvendig, hvis optegnelsen ikke nævner nogen, for eksempel 4S; så gælder den i stedet.
worth-play = Hvad der er spillet
worth-play-hint = Kortene i den rækkefølge, de kom på bordet, uanset af hvem: HQ H2 D7. Turneringslederen tilkaldt: et udråbstegn. Et valg: S:refuse, S:forbid-lead:D.
worth-ask = Hvad er det værd?
worth-bad-record = Kortfordelingen kan ikke læses: { $reason }
worth-no-contract = Optegnelsen nævner ingen kontrakt; skriv den.
worth-no-card = »{ $found }« er ikke et kort, nogen stadig har, og ikke et valg
worth-cannot = »{ $found }« kan ikke være sket: { $reason }

## Hvad der ikke kan være sket

event-not-in-hand = { $card } er ikke eller ikke længere på hånden hos { $seat }
event-play-is-over = spillet er slut
event-auction-open = meldingerne er ikke slut endnu
event-auction-over = meldingerne er slut
event-no-call-to-change = denne spiller har ingen melding, der kunne ændres
event-call-in-question = der skal først dømmes i en anden melding
event-nothing-face-down = denne spiller har intet kort liggende fordækt
event-face-unknown = det fordækte kort er ikke kendt; sig, hvilket det er
event-no-opening-lead = der skal ikke spilles ud til første stik nu
event-nothing-to-take-back = der ligger intet kort fra denne spiller på bordet
event-nothing-designated = den blinde har intet kort, som det kan betyde
event-dummy-unknown = ikke alle den blindes kort er kendt; nævn farve og værdi
event-nothing-to-rename = spilfører har ikke nævnt et kort fra bordet, som stadig kan ændres
event-nothing-claimed = ingen har krævet eller afgivet stik
event-only-lowered = for den ene side alene kan scoren kun sættes ned, og først efter runden
event-too-many-tricks = så mange stik er der ikke: højst { $n }
event-not-exposed = det kort ligger ikke åbent dér
event-no-cards = der er ikke nævnt noget kort
event-lies-there = det kort ligger allerede på bordet
event-not-several = det skal være mindst to forskellige kort, og de synlige skal være blandt dem
event-not-two-hands = kort, der lægges samtidig, kommer fra mindst to hænder, ét fra hver
event-several-hands = kortene er ikke alle fra én hånd
event-no-such-trick = det stik er ikke spillet endnu
event-play-not-over = spillet er ikke slut endnu
event-no-such-call = der er ingen sådan melding
event-not-his-to-explain = den melding forklarer en anden spiller
event-words = en forklaring har nogle få ord og højst 120 tegn
event-no-election = der er intet at vælge
event-not-his-hand = denne spiller har ingen hånd her at tale for
event-answer-does-not-fit = svaret passer ikke til spørgsmålet
