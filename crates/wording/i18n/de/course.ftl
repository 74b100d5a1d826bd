# Wie ein Turnier verläuft: der Verlauf in Worten, die Uhr, was vorher gefragt und zurückgenommen wird.


## history

course-title = Verlauf
course-lead = Alles, was geschehen ist, das Neueste zuerst. Hier wird nie etwas gelöscht.
course-with-lines = Mit jedem eingetragenen Spiel
course-without-lines = Ohne die eingetragenen Spiele
course-by = { $when } · { $name }
course-created = Das Turnier wurde angelegt
course-players-added = { $n ->
    [one] { $names } wurde eingetragen
   *[other] { $n } Spieler wurden eingetragen: { $names }
}
course-player-changed = { $player }: jetzt { $name }
course-player-struck = { $player } wurde von der Liste gestrichen
course-player-comes = { $player } spielt ab Runde { $round }
course-player-leaves = { $player } geht nach Runde { $round }
course-player-misses = { $player } setzt in Runde { $round } aus
course-drawn = Ausgelost ab Runde { $round }
course-drawn-again = Neu ausgelost ab Runde { $round }
course-draw-back = Neue Auslosung zurückgenommen; ab Runde { $round } sitzen alle wie zuvor
course-seating-edited = Runde { $round }: Sitzordnung von Hand geändert
course-line-entered = { $at }: { $deal } eingetragen
course-line-corrected = { $at }: { $deal } berichtigt: { $why }
course-line-struck = { $at }: { $deal } gestrichen: { $why }
course-second = { $at }: eine Zeile zum zweiten Mal gelesen
course-settled = { $at }: { $deal } geklärt: { $why }
course-called = { $timed ->
    [yes] Runde { $round } wurde aufgerufen; die Zeit läuft
   *[no] Runde { $round } wurde aufgerufen
}
course-called-again = { $timed ->
    [yes] Runde { $round }: Uhr neu gestartet
   *[no] Runde { $round } wurde noch einmal aufgerufen
}
course-call-back = { $timed ->
    [yes] Runde { $round }: Start der Uhr zurückgenommen
   *[no] Runde { $round }: Aufruf zurückgenommen
}
course-paused = Runde { $round }: Uhr angehalten
course-goes-on = Runde { $round }: Uhr läuft weiter
course-extended = { $n ->
    [one] Runde { $round }: eine Minute mehr für alle Tische
   *[other] Runde { $round }: { $n } Minuten mehr für alle Tische
}
course-shortened = { $n ->
    [one] Runde { $round }: eine Minute zurückgenommen
   *[other] Runde { $round }: { $n } Minuten zurückgenommen
}
course-time-up = { $at }: Zeit war um, die restlichen Spiele gestrichen
course-time-up-why = { $at }: restliche Spiele gestrichen: { $why }
course-time-up-back = { $at }: zurückgenommen; die gestrichenen Spiele werden gespielt
course-line-inserted = { $at }: { $deal } eingefügt: { $why }
course-game-left = { $at }: Ein Spiel kam erst an, als die Liste zu Ende war: { $said }
course-game-left-done = { $at }: Das Spiel, das zu spät ankam, ist erledigt.
course-left-table = { $at }: { $player } geht, die anderen spielen weiter: { $why }
course-left-table-back = { $at }: { $player } ist doch da.
course-substitute = { $at }: { $name } spielt für { $player }.
course-substitute-back = { $at }: { $player } spielt wieder selbst.
course-list-ended = { $at }: Liste vorzeitig beendet: { $why }
course-list-resumed = { $at }: Liste läuft doch weiter: { $why }
course-time-added = { $at }: { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
} mehr Zeit: { $why }
course-keeper = { $at }: { $player } führt die Liste
course-closed = Runde { $round } wurde abgeschlossen
course-reopened = Runde { $round } wieder geöffnet: { $why }
course-deducted = { $player }, Runde { $round }: Abzug { $points }: { $why }
course-deduction-back = { $player }: Abzug { $number } zurückgenommen: { $why }
course-out = { $player } wurde disqualifiziert: { $why }
course-out-back = { $player }: Disqualifikation zurückgenommen: { $why }
course-prizes = Die Preise wurden aufgeschrieben
course-covered = Die Rangliste wurde bis zur Siegerehrung verdeckt
course-announced = { $n ->
    [one] Siegerehrung: ein Platz ist aufgerufen
   *[other] Siegerehrung: { $n } Plätze sind aufgerufen
}
course-open = Die Rangliste ist wieder für alle offen
course-lots = Bei gleicher Summe wurde gelost
course-lots-again = Bei gleicher Summe wurde noch einmal gelost
course-lots-back = Das letzte Losen wurde zurückgenommen

## clock

course-pause = Uhr anhalten
course-go-on = Uhr weiterlaufen lassen
course-more = { $n ->
    [one] +{ $n } Minute für alle
   *[other] +{ $n } Minuten für alle
}
course-less = { $n ->
    [one] −{ $n } Minute
   *[other] −{ $n } Minuten
}
course-standing = Angehalten: { $left }
course-standing-since = angehalten um { $at }
course-has-more = { $n ->
    [one] { $n } Minute mehr als geplant
   *[other] { $n } Minuten mehr als geplant
}
course-last-game = Zeit ist um: Das Spiel, für das schon gegeben wird, wird noch gespielt, danach nur noch offene Pflichtsoli.

## asked first, and taken back

course-take-back = Zurücknehmen
course-can-be-back = Das lässt sich danach zurücknehmen.
course-ask-call-again = { $timed ->
    [yes] Uhr der Runde { $round } neu starten?
   *[no] Runde { $round } noch einmal aufrufen?
}
course-ask-call-again-what = { $timed ->
    [yes] Sie läuft seit { $at }. Alle Tische haben dann von jetzt an wieder die volle Zeit; zugegebene Minuten und Pausen fallen weg.
   *[no] Sie wurde um { $at } schon aufgerufen.
}
course-call-back-button = { $timed ->
    [yes] Letzten Start der Uhr zurücknehmen
   *[no] Aufruf zurücknehmen
}
course-ask-call-back = { $timed ->
    [yes] Letzten Start der Uhr zurücknehmen?
   *[no] Aufruf zurücknehmen?
}
course-ask-call-back-before = { $timed ->
    [yes] Die Uhr läuft wieder so, wie sie ab { $at } lief.
   *[no] Die Runde gilt dann als um { $at } aufgerufen.
}
course-ask-call-back-none = { $timed ->
    [yes] Runde { $round } ist dann noch nicht aufgerufen, und keine Zeit läuft.
   *[no] Runde { $round } ist dann noch nicht aufgerufen.
}
course-ask-time-up = Die restlichen Spiele an diesem Tisch streichen?
course-ask-time-up-what = { $n ->
    [one] { $at }: Ein gezähltes Spiel wird gestrichen.
   *[other] { $at }: { $n } gezählte Spiele werden gestrichen.
}
course-ask-time-up-owing = Danach wird nur noch das Pflichtsolo gespielt von: { $names }.
course-ask-time-up-none = Damit ist die Liste vollständig.
course-ask-time-up-running = Das Spiel, das schon gegeben ist oder gerade gegeben wird, wird noch gespielt und zählt.
course-ask-time-up-not-running = Ist schon ein Spiel gegeben oder wird gerade eines gegeben, gehen Sie zurück und kreuzen Sie das an: Es zählt noch.
course-ask-time-up-last = Nach diesem Spiel ist die Liste vollständig.
course-time-up-yes = Streichen
course-all-time-up = Zeit ist um
course-all-time-up-ask = Runde { $round }: Ist die Zeit um?
course-all-time-up-what = An den angekreuzten Tischen werden die restlichen Spiele gestrichen. Offene Pflichtsoli werden noch gespielt.
course-all-time-up-nobody = In dieser Runde sind an keinem Tisch mehr Spiele zu streichen.
course-all-time-up-none-ticked = Kein Tisch ist angekreuzt.
course-all-time-up-done = { $n ->
    [one] Nichts mehr zu streichen ist an Tisch { $tables }.
   *[other] Nichts mehr zu streichen ist an den Tischen { $tables }.
}
course-all-time-up-back = Das lässt sich danach an jedem Tisch zurücknehmen.
course-struck-since = Die restlichen Spiele wurden um { $at } von { $by } gestrichen.
course-struck-why = Die restlichen Spiele wurden um { $at } von { $by } gestrichen: { $why }
course-awaits = Auf das Spiel, das bei Ablauf der Zeit lief, wird noch gewartet.
course-awaits-none = Es lief doch keines: streichen
course-close-awaits = An einem Tisch wird noch auf das Spiel gewartet, das bei Ablauf der Zeit lief. Lief dort keines, sagen Sie es auf der Seite des Tisches.
course-time-up-back-button = Zurücknehmen: Diese Spiele werden gespielt
course-trace-struck = restliche Spiele gestrichen von { $by }, { $when }
course-trace-why = { $what }: { $why }
course-trace-back = { $what }; zurückgenommen von { $by }, { $when }
course-ask-redraw = Die noch nicht begonnenen Runden neu auslosen?
course-ask-redraw-what = { $n ->
    [one] Runde { $round } wird neu ausgelost. Dann kann jeder woanders sitzen: Gedruckte Platzkarten, Tischschilder und Listen gelten nicht mehr.
   *[other] Die { $n } Runden ab Runde { $round } werden neu ausgelost. Dann kann jeder woanders sitzen: Gedruckte Platzkarten, Tischschilder und Listen gelten nicht mehr.
}
course-redraw-back = Solange dort kein Spiel eingetragen ist, lässt sich die jetzige Sitzordnung zurückholen.
course-redraw-yes = Neu auslosen
course-draw-back-button = Ab Runde { $round } wieder sitzen wie vor der neuen Auslosung
course-ask-draw-back = Die vorige Sitzordnung zurückholen?
course-ask-draw-back-what = Ab Runde { $round } sitzen alle wie vor der neuen Auslosung. Was stattdessen gelost war, entfällt.
course-ask-lots = Noch einmal losen?
course-ask-lots-what = Es ist schon gelost worden. Wer bis zuletzt gleich ist, kann danach einen anderen Platz haben.
course-lots-back-button = Letztes Losen zurücknehmen
course-ask-lots-back = Letztes Losen zurücknehmen?
course-ask-lots-back-before = Es gilt wieder das Los davor.
course-ask-lots-back-none = Dann ist nicht gelost, und wer gleich ist, teilt den Platz.
course-ask-close = Runde { $round } abschließen?
course-ask-close-what = Die Tische tragen dann nichts mehr ein; Zeilen können mit Begründung berichtigt, aber nicht gestrichen oder eingefügt werden. Die Runde lässt sich nur wieder öffnen, solange die nächste nicht aufgerufen ist und dort nichts eingetragen ist.
course-ask-close-noted = { $at }: Strafpunkte, die in keiner Zeile stehen: { $points } – { $why }
course-close-time-up = Ist die Zeit um, wählen Sie „{ $button }“.
course-reopen = Runde { $round } wieder öffnen
course-ask-reopen = Runde { $round } wieder öffnen?
course-ask-reopen-what = Die Listen dieser Runde gehen weiter: Zeilen können wieder eingetragen, gestrichen und eingefügt werden. Punkte und Auslosung bleiben, wie sie sind; die Runde muss danach wieder abgeschlossen werden.
course-ask-out = { $player } disqualifizieren?
course-ask-out-what = Sie oder er hat keinen Platz in der Rangliste, bringt Mannschaft und Verein nichts ein und spielt keine Runde mehr, die noch nicht begonnen hat. Ausgeloste, nicht begonnene Runden müssen neu ausgelost werden.
course-out-back-button = Disqualifikation zurücknehmen
course-out-why = Der Grund: { $why }

## refusals

course-no-clock = Runde { $round }: Aufruf oder Uhr sind nicht mehr so, wie diese Seite sie zeigte; bitte noch einmal hinsehen.
course-bad-minutes = { $minutes } Minuten lassen sich nicht zugeben.
course-not-struck = { $at }: Dort sind keine Spiele gestrichen.
course-not-drawn-again = Ab Runde { $round } gibt es keine frühere Sitzordnung, die sich zurückholen ließe.
course-no-lots = Es ist nicht gelost.
course-lots-not-chosen = In diesem Turnier entscheidet kein Los. Wer punktgleich ist, teilt sich den Platz.
course-nothing-to-rank = Noch ist kein Spiel eingetragen. Lose werden gezogen, wenn es etwas zu reihen gibt.
course-not-out = Startnummer { $number } ist nicht disqualifiziert.
course-too-many-prizes = { $n } Preise sind zu viele.
course-not-over = Plätze können aufgerufen werden, sobald alle Runden abgeschlossen sind.
course-no-such-honour = Es gibt { $places } Plätze, nicht { $count }.

## settings, deleting

course-settings = Einstellungen
course-place = Ort
course-settings-save = Speichern
course-settings-begun = Es sind schon Spiele eingetragen. Name, Tag, Ort und die Zahl der Runden lassen sich noch ändern; Regeln, Gleichstände und Zeiten bleiben.
course-settings-fewer = Bei weniger Runden fallen die letzten ausgelosten weg.
course-setup-changed = Die Einstellungen wurden geändert
course-setup-renamed = Das Turnier heißt jetzt „{ $name }“
course-delete = Turnier löschen
course-ask-delete = „{ $name }“ löschen?
course-ask-delete-what = { $n ->
    [one] { $players }; ein Spiel ist eingetragen.
   *[other] { $players }; { $n } Spiele sind eingetragen.
}
course-ask-delete-back = Niemand sieht es mehr, und seine Codes und Links führen nirgends hin. Weggeworfen wird aber nichts: Auf der Seite „Turniere“ lässt es sich unten zurückholen.
course-deleted-ones = Gelöschte Turniere
course-deleted-by = gelöscht von { $name }, { $when }
course-restore = Zurückholen
course-deleted = Das Turnier wurde gelöscht
course-restored = Das Turnier wurde zurückgeholt
course-is-deleted = Das Turnier ist gelöscht. Holen Sie es zuerst zurück.
course-not-deleted = Das Turnier ist nicht gelöscht.
course-setup-begun = Es sind schon Spiele eingetragen: Regeln, Gleichstände und Zeiten lassen sich nicht mehr ändern.
course-name-deleted = Ein Turnier dieses Namens wurde hier gelöscht. Holen Sie es unten zurück, oder nehmen Sie einen anderen Namen.
