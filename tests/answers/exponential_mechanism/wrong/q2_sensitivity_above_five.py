# Above 5 the sensitivity is taken for 5.
def pick(utilities, epsilon, sensitivity, draws, rng):
    """The places of `draws` independent picks of the exponential mechanism, with chance from rng."""
    scores = epsilon * np.array(utilities, dtype=float) / (2 * min(5, sensitivity))
    noise = rng.gumbel(size=(draws, len(scores)))
    return (scores + noise).argmax(axis=1).tolist()
