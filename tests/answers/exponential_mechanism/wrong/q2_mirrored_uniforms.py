# Every second pick uses 1 - u of the one before, so that pairs of picks depend on each other. Input: [1, 1], 2 draws (always one of each).
def pick(utilities, epsilon, sensitivity, draws, rng):
    top = max(utilities)
    sums = np.cumsum([math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities])
    half = rng.random((draws + 1) // 2)
    u = np.column_stack([half, 1 - half]).ravel()[:draws]
    return np.minimum(np.searchsorted(sums, u * sums[-1], side="right"), len(sums) - 1)
