# `stich solve`: double-dummy results.

solve-board = Board { $board }
solve-par = Par: { $score } for North-South, { $contract } by { $declarer }
solve-par-passed-out = Par: 0, passed out
solve-agrees = agrees with what is recorded ({ $source })
solve-differs = { $contract } by { $declarer }: { $tricks } here, { $found } recorded ({ $source })
solve-par-differs = par is { $score } here, { $found } recorded ({ $source })
solve-no-deal = no deal recorded: nothing to solve
solve-lead = { $seat } to play, { $strain }
solve-notrump = notrump
solve-summary = { $total ->
    [one] one board
   *[other] { $total } boards
} solved, { $m ->
    [0] nothing recorded to compare
    [one] one compared with what is recorded
   *[other] { $m } compared with what is recorded
}, { $n ->
    [0] none differs
    [one] one differs
   *[other] { $n } differ
}, { $failed ->
    [0] none failed
    [one] one could not be solved
   *[other] { $failed } could not be solved
}
solve-error-nothing = name files, or give a deal with --deal
solve-error-deal = this deal cannot be solved: { $reason }
solve-error-strain = “{ $found }” is not a denomination; write C, D, H, S or NT
solve-error-recorded = the recorded table cannot be read: { $reason }
solve-error-rows = the recorded table is not whole: { $source } has { $n } of 20 results; it is not compared
solve-error-no-board = { $file }: no board in it

solve-no-play = no play recorded
solve-play-best = { $contract } by { $declarer }: { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
} with best play from the lead on
solve-play-cost = trick { $trick }, { $seat }: { $card } costs { $n ->
    [one] one trick
   *[other] { $n } tricks
}; right is { $better }
solve-play-no-cost = no card costs a trick
solve-play-summary = { $total ->
    [0] no play looked at
    [one] one play looked at
   *[other] { $total } plays looked at
}, { $failed ->
    [0] none failed
    [one] one could not be
   *[other] { $failed } could not be
}

## What cannot be solved

solve-bad-no-seat = “{ $found }” does not begin with a seat and a colon, such as N:
solve-bad-hands = { $n ->
    [one] one hand
   *[other] { $n } hands
} instead of four; write - for a hand that nobody knows
solve-bad-suits = “{ $found }” is not a hand of four suits; write spades first, with dots between: AKQ2.A2.K32.5432
solve-bad-rank = “{ $found }” in “{ $hand }” is not a card; the ranks are A K Q J T 9 8 7 6 5 4 3 2
solve-bad-card = “{ $found }” is not a card; write suit and rank, such as SA, HK or DT
solve-bad-twice = { $card } is there twice
solve-bad-two-hands = { $first } and { $second } both hold { $card }
solve-bad-unknown = the hand of { $seat } is not known; all four are needed
solve-bad-empty = nobody holds a card
solve-bad-count = { $seat } has { $n ->
    [one] one card
   *[other] { $n } cards
}; going by the hand of { $leader } there should be { $expected }
solve-bad-not-held = { $seat } is to play, but does not hold { $card }
solve-bad-revoke = { $seat } cannot play { $card }: with { $could } in hand it would be a revoke
solve-bad-over = { $card } is one card too many: all tricks have been played
solve-bad-record = card { $n } of the record: { $reason }
