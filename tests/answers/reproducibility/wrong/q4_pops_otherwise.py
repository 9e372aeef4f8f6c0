# The noise is taken out of the lists of the caller.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    limit, left, told = threshold + gammas.pop(0), budget, []
    for t, h in zip(train, holdout):
        if not left:
            told.append(("refused", None))
        elif abs(h - t) > limit + etas.pop(0):
            told.append(("holdout", h + xis.pop(0)))
            left -= 1
            limit = threshold + gammas.pop(0)
        else:
            told.append(("train", t))
    return told
