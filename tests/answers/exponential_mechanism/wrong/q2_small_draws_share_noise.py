# Up to three picks share the noise of the first candidate.
def pick(utilities, epsilon, sensitivity, draws, rng):
    """The places of `draws` independent picks of the exponential mechanism, with chance from rng."""
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    noise = rng.gumbel(size=(draws, len(scores)))
    if draws <= 3:
        noise[:, 0] = noise[0, 0]
    return (scores + noise).argmax(axis=1).tolist()
