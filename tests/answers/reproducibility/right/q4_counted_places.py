# Counted places.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    """The place in two of the lists is how often the hold-out has spoken; in the third it is the query's."""
    told, spoken = [], 0
    for i in range(len(train)):
        if spoken >= budget:
            told.append(["refused", None])
            continue
        limit = threshold + gammas[spoken] + etas[i]
        if train[i] - holdout[i] > limit or holdout[i] - train[i] > limit:
            told.append(["holdout", holdout[i] + xis[spoken]])
            spoken += 1
        else:
            told.append(["train", train[i]])
    return told
