# Recursion on the rest of the session, tuples
def session(train, holdout, threshold, budget, gammas, etas, xis):
    if not train:
        return ()
    rest = train[1:], holdout[1:], threshold
    if not budget:
        return (("refused", None),) + session(*rest, 0, gammas, etas, xis)
    if max(holdout[0] - train[0], train[0] - holdout[0]) <= threshold + gammas[0] + etas[0]:
        return (("train", train[0]),) + session(*rest, budget, gammas, etas[1:], xis)
    answer = holdout[0] + xis[0]
    return (("holdout", answer),) + session(*rest, budget - 1, gammas[1:], etas[1:], xis[1:])
