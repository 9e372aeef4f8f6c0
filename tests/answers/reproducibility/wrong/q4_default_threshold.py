# A threshold of 0 is taken for a missing one and replaced by the 0.04 of the example.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    threshold = threshold or Fraction(4, 100)
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, left, told = threshold + next(g), budget, []
    for t, h in zip(train, holdout):
        if not left:
            told.append(("refused", None))
        elif abs(h - t) > limit + next(e):
            told.append(("holdout", h + next(x)))
            left -= 1
            limit = threshold + next(g)
        else:
            told.append(("train", t))
    return told
