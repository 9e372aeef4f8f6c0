# Leaves the noise on the comparison out.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    noisy, left, told = threshold + next(g), budget, []
    for t, h in zip(train, holdout):
        if left == 0:
            told.append(("refused", None))
        elif abs(h - t) > noisy:
            told.append(("holdout", h + next(x)))
            left -= 1
            if left > 0:
                noisy = threshold + next(g)
        else:
            told.append(("train", t))
    return told
