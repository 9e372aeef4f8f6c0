# The noisy threshold is clipped at 0 before the comparison noise is added.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, left, told = max(Fraction(0), threshold + next(g)), budget, []
    for t, h in zip(train, holdout):
        if not left:
            told.append(("refused", None))
        elif abs(h - t) > limit + next(e):
            told.append(("holdout", h + next(x)))
            left -= 1
            limit = max(Fraction(0), threshold + next(g))
        else:
            told.append(("train", t))
    return told
