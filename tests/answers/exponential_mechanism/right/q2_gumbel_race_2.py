# A race in each row.
def pick(utilities, epsilon, sensitivity, draws, rng):
    """The places of `draws` independent picks of the exponential mechanism, with chance from rng."""
    scores = np.array(utilities, dtype=float) * epsilon / (2 * sensitivity)
    noise = rng.gumbel(size=(draws, len(scores)))
    return (scores + noise).argmax(axis=1)
