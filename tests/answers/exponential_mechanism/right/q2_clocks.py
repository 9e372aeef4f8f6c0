# Lets exponential clocks run: the first to ring wins.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)

    times = np.log(rng.exponential(size=(draws, len(scores)))) - scores
    return times.argmin(axis=1)
