# Rounds each answer to thousandths, which changes a training average of 1/3.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    """What Thresholdout answers to each query, and from where, with the noise supplied."""

    def tidy(value):
        return Fraction(round(value * 1000), 1000)

    told, spoken = [], 0
    for j in range(len(train)):
        if spoken >= budget:
            told.append(("refused", None))
        elif abs(holdout[j] - train[j]) > threshold + gammas[spoken] + etas[j]:
            told.append(("holdout", tidy(holdout[j] + xis[spoken])))
            spoken += 1
        else:
            told.append(("train", tidy(train[j])))
    return told
