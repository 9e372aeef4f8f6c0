# Takes the noise out of the lists that were handed in.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    limit, told = threshold + gammas.pop(0), []
    for t, h in zip(train, holdout):
        if budget == 0:
            told.append(("refused", None))
        elif abs(h - t) > limit + etas.pop(0):
            told.append(("holdout", h + xis.pop(0)))
            budget -= 1
            limit = threshold + gammas.pop(0)
        else:
            told.append(("train", t))
    return told
