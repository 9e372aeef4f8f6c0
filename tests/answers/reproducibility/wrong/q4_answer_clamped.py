# Clamps a noisy answer to [0, 1], as averages lie there.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, told = threshold + next(g), []
    for t, h in zip(train, holdout):
        if budget == 0:
            told.append(("refused", None))
        elif abs(h - t) > limit + next(e):
            told.append(("holdout", min(Fraction(1), max(Fraction(0), h + next(x)))))
            budget -= 1
            limit = threshold + next(g)
        else:
            told.append(("train", t))
    return told
