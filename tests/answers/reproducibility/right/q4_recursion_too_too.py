# Another way: recursion.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    def rest(j, used):
        if j == len(train):
            return []
        if used >= budget:
            return [("refused", None)] * (len(train) - j)
        t, h = train[j], holdout[j]
        if (h - t) ** 2 > (threshold + gammas[used] + etas[j]) ** 2 or threshold + gammas[
            used
        ] + etas[j] < 0:
            return [("holdout", h + xis[used]), *rest(j + 1, used + 1)]
        return [("train", t), *rest(j + 1, used)]

    return rest(0, 0)
