# Draws the signs from numpy's global generator, so that the same seed gives different releases.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [data.count(b) + np.random.choice([-1, 1]) * rng.exponential(scale) for b in bins]
