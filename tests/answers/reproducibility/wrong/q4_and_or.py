# The old idiom "speaks and answer or t" gives the training average where the noisy answer is 0.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, left, told = threshold + next(g), budget, []
    for t, h in zip(train, holdout):
        if not left:
            told.append(("refused", None))
            continue
        speaks = abs(h - t) > limit + next(e)
        told.append(("holdout" if speaks else "train", speaks and h + next(x) or t))
        if speaks:
            left -= 1
            limit = threshold + next(g)
    return told
