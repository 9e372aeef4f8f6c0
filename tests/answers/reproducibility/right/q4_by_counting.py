# Places counted, no state but the number of answers from the hold-out
def session(train, holdout, threshold, budget, gammas, etas, xis):
    told = []
    for j in range(len(train)):
        spoken = [source for source, _ in told].count("holdout")
        if spoken >= budget:
            told += [["refused", None]]
            continue
        gap = holdout[j] - train[j]
        gap = -gap if gap < 0 else gap
        loud = gap - threshold - gammas[spoken] - etas[j] > 0
        told += [["holdout", holdout[j] + xis[spoken]] if loud else ["train", train[j]]]
    return told
