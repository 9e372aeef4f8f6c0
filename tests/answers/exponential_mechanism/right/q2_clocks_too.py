# Another way: clocks.
def pick(utilities, epsilon, sensitivity, draws, rng):
    """Exponential clocks, compared by the logarithms of their times."""
    scores = [epsilon * u / (2 * sensitivity) for u in utilities]
    picks = []
    for _ in range(draws):
        times = np.log(rng.exponential(size=len(scores))) - scores
        picks.append(int(np.argmin(times)))
    return picks
