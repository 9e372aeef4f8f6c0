# The first of exponential clocks, in log space, one pick at a time.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = [epsilon * u / (2 * sensitivity) for u in utilities]
    picks = []
    for _ in range(draws):
        times = np.log(rng.standard_exponential(len(scores))) - scores
        picks.append(int(times.argmin()))
    return picks
