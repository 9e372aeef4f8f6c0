# As in the hint
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, left, told = threshold + next(g), budget, []
    for t, h in zip(train, holdout):
        if not left:
            told.append(("refused", None))
        elif abs(h - t) > limit + next(e):
            told.append(("holdout", h + next(x)))
            left -= 1
            if left:
                limit = threshold + next(g)
        else:
            told.append(("train", t))
    return told
