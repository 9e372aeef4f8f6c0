# Picks by cumulated weights on a grid of hundredths.
def pick(utilities, epsilon, sensitivity, draws, rng):
    """The places of `draws` independent picks of the exponential mechanism, with chance from rng."""
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    c = np.exp(scores - scores.max()).cumsum()
    return np.searchsorted(c / c[-1], rng.integers(100, size=draws) / 100 + 0.005).tolist()
