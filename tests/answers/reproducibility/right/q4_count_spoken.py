# The number of answers from the hold-out is the place in two lists, the query the place in the third
def session(train, holdout, threshold, budget, gammas, etas, xis):
    told, spoken = (), 0
    for j in range(len(train)):
        if spoken >= budget:
            told += (["refused", None],)
        elif (holdout[j] - train[j]) ** 2 > 0 and max(
            holdout[j] - train[j], train[j] - holdout[j]
        ) - etas[j] - gammas[spoken] - threshold > 0:
            told += (["holdout", holdout[j] + xis[spoken]],)
            spoken += 1
        elif holdout[j] == train[j] and threshold + gammas[spoken] + etas[j] < 0:
            told += (["holdout", holdout[j] + xis[spoken]],)
            spoken += 1
        else:
            told += (["train", train[j]],)
    return told
