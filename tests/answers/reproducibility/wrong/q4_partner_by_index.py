# Finds the hold-out average by the place of the training average, the first place if it is there twice.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit, told = threshold + next(g), []
    for t in train:
        h = holdout[train.index(t)]
        if budget == 0:
            told.append(("refused", None))
        elif abs(h - t) > limit + next(e):
            told.append(("holdout", h + next(x)))
            budget -= 1
            limit = threshold + next(g)
        else:
            told.append(("train", t))
    return told
