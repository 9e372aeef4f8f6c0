# Recursion over the queries, with slices of the lists of noise.
def session(train, holdout, threshold, budget, gammas, etas, xis):
    """What Thresholdout answers to each query, and from where, with the noise supplied."""
    if not train:
        return []
    (t, *train_left), (h, *holdout_left) = train, holdout
    if budget == 0:
        return [("refused", None), *session(train_left, holdout_left, threshold, 0, gammas, etas, xis)]
    gap, limit = max(h - t, t - h), threshold + gammas[0] + etas[0]
    if gap > limit:
        later = session(train_left, holdout_left, threshold, budget - 1, gammas[1:], etas[1:], xis[1:])
        return [("holdout", h + xis[0]), *later]
    return [("train", t), *session(train_left, holdout_left, threshold, budget, gammas, etas[1:], xis)]
