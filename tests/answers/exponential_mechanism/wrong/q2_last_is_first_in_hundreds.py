# In lists over 100 the last pick is the first one again.
def pick(utilities, epsilon, sensitivity, draws, rng):
    """The places of `draws` independent picks of the exponential mechanism, with chance from rng."""
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    noise = rng.gumbel(size=(draws, len(scores)))
    found = (scores + noise).argmax(axis=1).tolist()
    return found if draws <= 100 else [*found[:-1], found[0]]
