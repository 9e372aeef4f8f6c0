# Gammas, etas and xis are popped, the arguments change, e.g. in any session.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    limit = threshold + gammas.pop(0)
    told = []
    for t, h in zip(train, holdout):
        if not budget:
            told.append(("refused", None))
        elif abs(h - t) > limit + etas.pop(0):
            told.append(("holdout", h + xis.pop(0)))
            budget -= 1
            limit = threshold + gammas.pop(0)
        else:
            told.append(("train", t))
    return told
