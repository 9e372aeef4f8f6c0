# Epsilon below 1/2 is taken for 1/2.
def pick(utilities, epsilon, sensitivity, draws, rng):
    """The places of `draws` independent picks of the exponential mechanism, with chance from rng."""
    scores = max(epsilon, 0.5) * np.array(utilities, dtype=float) / (2 * sensitivity)
    noise = rng.gumbel(size=(draws, len(scores)))
    return (scores + noise).argmax(axis=1).tolist()
