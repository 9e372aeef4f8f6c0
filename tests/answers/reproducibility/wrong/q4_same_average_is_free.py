# Wrong for equal averages with a negative limit: answered from the training set without drawing an eta.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit = threshold + next(g)
    told = []
    for t, h in zip(train, holdout):
        if budget == 0:
            told.append(("refused", None))
        elif t != h and abs(h - t) > limit + next(e):
            told.append(("holdout", h + next(x)))
            budget -= 1
            limit = threshold + next(g)
        else:
            told.append(("train", t))
    return told
