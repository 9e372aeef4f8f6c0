# By iterators.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit = threshold + next(g)
    told = []
    for t, h in zip(train, holdout):
        if budget == 0:
            told.append(("refused", None))
        elif abs(h - t) > limit + next(e):
            told.append(("holdout", h + next(x)))
            budget -= 1
            if budget:
                limit = threshold + next(g)
        else:
            told.append(("train", t))
    return told
