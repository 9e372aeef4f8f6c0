# By child generator cumulative.
def pick(utilities, epsilon, sensitivity, draws, rng):
    child = np.random.default_rng(int(rng.integers(0, 2**63)))
    top = max(utilities)
    ladder = np.cumsum([math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities])
    return np.searchsorted(ladder, child.random(draws) * ladder[-1], side="right")
