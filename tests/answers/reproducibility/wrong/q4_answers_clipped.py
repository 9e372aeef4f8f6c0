# Brings the answers from the hold-out back into the range from 0 to 1, so that 1 with noise 1/2 stays 1.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    """What Thresholdout answers to each query, and from where, with the noise supplied."""
    told, spent = [], 0
    for j, (t, h) in enumerate(zip(train, holdout)):
        if spent == budget:
            told.append(("refused", None))
            continue
        if abs(h - t) > threshold + gammas[spent] + etas[j]:
            told.append(("holdout", min(max(h + xis[spent], Fraction(0)), Fraction(1))))
            spent += 1
        else:
            told.append(("train", t))
    return told
