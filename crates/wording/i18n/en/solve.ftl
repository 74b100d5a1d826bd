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
} solved, { $n ->
    [0] no recorded result differs
    [one] one with a recorded result that differs
   *[other] { $n } with a recorded result that differs
}, { $failed ->
    [0] none failed
    [one] one could not be solved
   *[other] { $failed } could not be solved
}
solve-error-nothing = name files, or give a deal with --deal
solve-error-deal = this deal cannot be solved: { $reason }
solve-error-strain = “{ $found }” is not a denomination; write C, D, H, S or NT
solve-error-lead = “{ $found }” is not a seat; write N, E, S or W
solve-error-recorded = the recorded table cannot be read: { $reason }
