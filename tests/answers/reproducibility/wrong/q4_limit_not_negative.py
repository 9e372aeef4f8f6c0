# A negative limit is raised to 0: equal averages make the hold-out speak if the limit is below 0.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    noisy, told = threshold + next(g), []
    for t, h in zip(train, holdout):
        if budget == 0:
            told.append(("refused", None))
        elif abs(h - t) > max(0, noisy + next(e)):
            told.append(("holdout", h + next(x)))
            budget -= 1
            noisy = threshold + next(g)
        else:
            told.append(("train", t))
    return told
