# Indices, otherwise.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    spoken, out = 0, []
    for i in range(len(train)):
        if spoken >= budget:
            out += [["refused", None]]
            continue
        gap = max(train[i] - holdout[i], holdout[i] - train[i])
        if gap - etas[i] - threshold > gammas[spoken]:
            out += [["holdout", xis[spoken] + holdout[i]]]
            spoken += 1
        else:
            out += [["train", train[i]]]
    return tuple(out)
