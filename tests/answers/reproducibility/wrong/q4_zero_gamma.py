# A gamma that is 0 counts as not drawn yet, and another one is drawn at the next query.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    gamma, told = None, []
    for t, h in zip(train, holdout):
        if not budget:
            told.append(("refused", None))
            continue
        if not gamma:
            gamma = next(g)
        if abs(h - t) > threshold + gamma + next(e):
            told.append(("holdout", h + next(x)))
            budget, gamma = budget - 1, None
        else:
            told.append(("train", t))
    return told
