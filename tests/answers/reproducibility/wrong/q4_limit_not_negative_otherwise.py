# Lets the noisy limit not fall below 0, so that equal averages never let the hold-out speak.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, told = threshold + next(g), []
    for t, h in zip(train, holdout):
        if budget == 0:
            told.append(("refused", None))
        elif abs(h - t) > max(0, limit + next(e)):
            told.append(("holdout", h + next(x)))
            budget -= 1
            limit = threshold + next(g)
        else:
            told.append(("train", t))
    return told
