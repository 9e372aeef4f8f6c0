# Wrong from the fourth threshold on: the new gamma is added to the limit of three thresholds before.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limits = [threshold + next(g)]
    told = []
    for t, h in zip(train, holdout):
        if len(limits) > budget:
            told.append(("refused", None))
        elif abs(h - t) > limits[-1] + next(e):
            told.append(("holdout", h + next(x)))
            limits.append((limits[-3] if len(limits) > 2 else threshold) + next(g))
        else:
            told.append(("train", t))
    return told
