# Wrong where the averages are equal no eta is used up, and the hold-out never speaks.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    noisy, told = threshold + next(g), []
    for t, h in zip(train, holdout):
        if budget == 0:
            told.append(("refused", None))
        elif t != h and abs(h - t) > noisy + next(e):
            told.append(("holdout", h + next(x)))
            budget -= 1
            noisy = threshold + next(g)
        else:
            told.append(("train", t))
    return told
