# Answers from the hold-out are clipped to the range from 0 to 1.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, left, told = threshold + next(g), budget, []
    for t, h in zip(train, holdout):
        if not left:
            told.append(("refused", None))
        elif abs(h - t) > limit + next(e):
            told.append(("holdout", min(1, max(0, h + next(x)))))
            left -= 1
            limit = threshold + next(g)
        else:
            told.append(("train", t))
    return told
