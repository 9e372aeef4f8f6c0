# Draws pairs from u and 1 - u: each pick has the right law, but the two of a pair depend on each other.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array(utilities, dtype=float) * float(epsilon) / (2 * float(sensitivity))
    sums = np.cumsum(np.exp(scores - scores.max()))
    u = rng.random((draws + 1) // 2)
    both = np.column_stack([u, 1 - u]).ravel()[:draws]
    return np.minimum(np.searchsorted(sums, both * sums[-1], side="right"), len(sums) - 1)
