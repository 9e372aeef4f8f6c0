# By recursion.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    def go(j, spent):
        if j == len(train):
            return []
        if spent == budget:
            return [("refused", None)] * (len(train) - j)
        speaks = max(train[j], holdout[j]) - min(train[j], holdout[j]) - etas[j] - gammas[spent] > threshold
        step = ("holdout", holdout[j] + xis[spent]) if speaks else ("train", train[j])
        return [step] + go(j + 1, spent + speaks)

    return go(0, 0)
