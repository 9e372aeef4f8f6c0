# Gives the label 0 without noise where as many teachers vote for 1 as for 0.
def labels(votes, teachers, sigma, rng):
    """The winner of a noisy vote for each row."""
    ones = np.array(votes, dtype=float) + rng.normal(scale=sigma, size=len(votes))
    zeros = teachers - np.array(votes, dtype=float) + rng.normal(scale=sigma, size=len(votes))
    return [int(a > b) if 2 * v != teachers else 0 for v, a, b in zip(votes, ones, zeros)]
