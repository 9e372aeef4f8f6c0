# One counter: how often the hold-out has spoken.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    spoken, result = 0, []
    for k, (t, h) in enumerate(zip(train, holdout)):
        if spoken >= budget:
            result.append(("refused", None))
        elif abs(t - h) <= threshold + gammas[spoken] + etas[k]:
            result.append(("train", t))
        else:
            result.append(("holdout", h + xis[spoken]))
            spoken += 1
    return result
