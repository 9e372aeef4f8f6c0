# The candidates race in another order.
def pick(utilities, epsilon, sensitivity, draws, rng):
    """The places of `draws` independent picks of the exponential mechanism, with chance from rng."""
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    noise = rng.gumbel(size=(draws, len(scores)))
    order = np.arange(len(scores))[::-1]
    return tuple(order[(scores[order] + noise).argmax(axis=1)])
