# Draws one noise more than there are rows, and uses each for a row and for the next one, so that neighbouring labels depend on each other.
def labels(votes, teachers, sigma, rng):
    """The winner of a noisy vote for each row."""
    noise = rng.normal(scale=sigma, size=len(votes) + 1)
    return [int(v + a > teachers - v + b) for v, a, b in zip(votes, noise[1:], noise)]
