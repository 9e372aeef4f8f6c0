# An answer from the hold-out was brought into 0 to 1, e.g. 1 + 1/2 becomes 1.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit = threshold + next(g)
    told = []
    for t, h in zip(train, holdout):
        if budget == 0:
            told.append(("refused", None))
        elif abs(h - t) > limit + next(e):
            told.append(("holdout", min(1, max(0, h + next(x)))))
            budget -= 1
            limit = threshold + next(g)
        else:
            told.append(("train", t))
    return told
