# A function that goes on with what is left.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    def go(k, spoken):
        if k == len(train):
            return ()
        if spoken == budget:
            return (("refused", None),) + go(k + 1, spoken)
        if abs(train[k] - holdout[k]) - etas[k] - gammas[spoken] > threshold:
            return (("holdout", xis[spoken] + holdout[k]),) + go(k + 1, spoken + 1)
        return (("train", train[k]),) + go(k + 1, spoken)

    return go(0, 0)
