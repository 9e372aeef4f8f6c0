# By rng.choice and the weights.
def pick(utilities, epsilon, sensitivity, draws, rng):
    """The places of `draws` independent picks of the exponential mechanism, with chance from rng."""
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    noise = rng.gumbel(size=(draws, len(scores)))
    w = np.exp(scores - scores.max())
    return rng.choice(len(w), size=draws, p=w / w.sum()).tolist()
