# Uniform numbers come in pairs u and 1 - u, so picks 2i and 2i+1 depend on each other.
# Witness: pick([0, 0], 1, 1, 2, rng): the two picks are never equal; right: equal with probability 1/2.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    sums = np.cumsum(np.exp(scores - scores.max()))
    half = rng.random((draws + 1) // 2)
    u = np.column_stack([half, 1 - half]).ravel()[:draws]
    return np.minimum(np.searchsorted(sums / sums[-1], u, side="right"), len(scores) - 1)
