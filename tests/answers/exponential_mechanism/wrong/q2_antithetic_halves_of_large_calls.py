# Wrong for [0, 0], 1, 1, 1000: above 500 draws the second half uses 1 - u of the first half, so pick i and pick.
# 500 + i are never equal.
def pick(utilities, epsilon, sensitivity, draws, rng):
    top = max(utilities)
    ladder = np.cumsum([math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities])
    if draws > 500:
        u = rng.random((draws + 1) // 2)
        u = np.concatenate([u, 1 - u])[:draws]
    else:
        u = rng.random(draws)
    return np.searchsorted(ladder / ladder[-1], u, side="right").clip(max=len(ladder) - 1)
