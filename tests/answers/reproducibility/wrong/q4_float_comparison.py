# Compares gap and limit as floats, which takes a gap of 1/2 + 1/10**20 for 1/2.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    """What Thresholdout answers to each query, and from where, with the noise supplied."""
    g, e, x = iter(gammas), iter(etas), iter(xis)
    limit = threshold + next(g)
    result = []
    for t, h in zip(train, holdout):
        if budget == 0:
            result.append(["refused", None])
            continue
        if float(abs(h - t)) > float(limit + next(e)):
            result.append(["holdout", h + next(x)])
            budget -= 1
            limit = threshold + next(g)
        else:
            result.append(["train", t])
    return result
