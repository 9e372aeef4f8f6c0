# The race as waiting times: the first arrival wins.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    rates = np.exp(scores - scores.max())
    with np.errstate(divide="ignore"):
        times = rng.exponential(size=(draws, len(rates))) / rates
    return tuple(times.argmin(axis=1).tolist())
