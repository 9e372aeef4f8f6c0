# Brings the noisy threshold back to at most 1, so that a threshold of 1 with noise 1 gives way to a comparison noise of -1/2.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    """What Thresholdout answers to each query, and from where, with the noise supplied."""
    g, e, x = map(iter, (gammas, etas, xis))
    in_force = min(threshold + next(g), 1)
    told = []
    for t, h in zip(train, holdout):
        if budget < 1:
            told += [("refused", None)]
            continue
        if abs(h - t) > in_force + next(e):
            told += [("holdout", h + next(x))]
            budget -= 1
            in_force = min(threshold + next(g), 1)
        else:
            told += [("train", t)]
    return told
