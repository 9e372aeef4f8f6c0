# A generator of steps.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    def steps():
        spoken = 0
        for k in range(len(train)):
            limit = threshold + gammas[min(spoken, budget - 1)] + etas[k]
            if spoken == budget:
                yield "refused", None
            elif not -limit <= train[k] - holdout[k] <= limit:
                yield "holdout", holdout[k] + xis[spoken]
                spoken += 1
            else:
                yield "train", train[k]

    return list(steps())
