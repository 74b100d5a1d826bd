# Das Ende eines Turniers: Rangliste, Preise, Siegerehrung, Urkunden, beste Vereine.


## pages

prizes-results = Ergebnisse
prizes-ranking = Rangliste
prizes-title = Preise
prizes-clubs = Beste Vereine
prizes-certificates = Urkunden
prizes-certificates-first = { $n ->
    [one] Urkunde für den ersten Platz
   *[other] Urkunden für die ersten { $n } Plätze
}
prizes-certificates-all = Urkunden für alle
prizes-pdf = Rangliste als PDF
prizes-csv = Rangliste als Tabelle (CSV)
prizes-nothing-yet = Hier steht die Rangliste, sobald ein Spiel eingetragen ist.
prizes-covered = Die Plätze werden bei der Siegerehrung aufgerufen.
prizes-out = Disqualifiziert
prizes-round = Rd. { $m }

## prizes

prizes-place = { $rank }. Platz
prizes-place-shared = { $rank }. Platz, geteilt
prizes-list = Was es zu gewinnen gibt
prizes-hint = Eine Zeile je Platz, vom ersten an. Hat ein Platz keinen Preis, bleibt seine Zeile leer. Wer einen Platz teilt, teilt die Preise aller Plätze, die er mit den anderen belegt.
prizes-save = Preise speichern
prizes-none = Noch sind keine Preise aufgeschrieben.
prizes-among = { $n ->
    [one] { $prizes }, für { $n } Spieler
   *[other] { $prizes }, von { $n } Spielern geteilt
}
prizes-who = Wer was bekommt
prizes-so-far = So steht es jetzt; es kann sich noch ändern.

## prize-giving

prizes-giving = Siegerehrung
prizes-giving-hint = Auf der Leinwand erscheinen die Plätze einer nach dem anderen, vom letzten an; auf jedem Telefon der eigene, sobald er aufgerufen ist. Bis dahin sieht sie nur die Turnierleitung.
prizes-cover = Rangliste bis zur Siegerehrung verdecken
prizes-begin = Siegerehrung beginnen
prizes-wait = Sie kann beginnen, sobald alle Runden abgeschlossen sind.
prizes-next = Aufrufen: { $place }
prizes-next-is = Als Nächstes
prizes-down-to = Alle bis zum { $rank }. Platz auf einmal aufrufen
prizes-step-back = Den letzten Aufruf zurücknehmen
prizes-all-announced = Alle Plätze sind aufgerufen.
prizes-open = Beenden: allen die ganze Rangliste zeigen
prizes-uncover = Rangliste aufdecken
prizes-ask-open = Jetzt allen die ganze Rangliste zeigen?
prizes-ask-open-what = { $n ->
    [one] Ein Platz ist noch nicht aufgerufen. Alle, die zusehen, sehen ihn sofort; ungesehen machen lässt sich das nicht.
   *[other] { $n } Plätze sind noch nicht aufgerufen. Alle, die zusehen, sehen sie sofort; ungesehen machen lässt sich das nicht.
}
prizes-ask-down-to-what = { $n ->
    [one] Damit wird ein Platz auf einmal aufgerufen.
   *[other] Damit werden { $n } Plätze auf einmal aufgerufen.
}
prizes-ask-doubtful = Trotzdem aufrufen?
prizes-ask-called = Aufgerufene Plätze ändern sich
prizes-ask-called-what = Mit dieser Änderung stimmt nicht mehr, was schon aufgerufen ist. Die Rangliste zeigt dann den neuen Stand.
prizes-ask-called-yes = Trotzdem ändern
prizes-in-a-moment = Gleich beginnt die Siegerehrung.
prizes-announced = Aufgerufen
prizes-points = { $n ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## on the telephone

prizes-place-now = Bisher: { $place }
prizes-best-game = Bestes Spiel: { $points } – Runde { $round }, Spiel { $number }
prizes-prize = Preis: { $prize }
prizes-to-mine = Das Turnier ist vorbei: zu Ihrem Platz
prizes-over = Das Turnier ist vorbei. Danke fürs Mitspielen.

## clubs

prizes-clubs-hint = { $n ->
    [one] Es zählt der beste Spieler jedes Vereins.
   *[other] Es zählen die { $n } besten Spieler jedes Vereins.
}
prizes-clubs-count = Wie viele zählen
prizes-clubs-show = Zeigen
prizes-clubs-few = zu wenige Spieler
prizes-clubs-out = { $name } (disqualifiziert, bringt nichts ein)
prizes-clubs-none = Bei keinem Spieler steht ein Verein.
prizes-member-out = { $name } (disqualifiziert)
