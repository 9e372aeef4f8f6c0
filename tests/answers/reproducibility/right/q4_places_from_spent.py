# By places from spent.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    spent, out = 0, ()
    for j in range(len(train)):
        if spent >= budget:
            out += (["refused", None],)
            continue
        gap = train[j] - holdout[j]
        if -gap > threshold + gammas[spent] + etas[j] or gap > threshold + gammas[spent] + etas[j]:
            out += (["holdout", holdout[j] + xis[spent]],)
            spent += 1
        else:
            out += (["train", train[j]],)
    return out
