# Takes the size of the noisy limit where it is negative.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, told = threshold + next(g), []
    for t, h in zip(train, holdout):
        if budget == 0:
            told.append(("refused", None))
        elif abs(h - t) > abs(limit + next(e)):
            told.append(("holdout", h + next(x)))
            budget -= 1
            limit = threshold + next(g)
        else:
            told.append(("train", t))
    return told
