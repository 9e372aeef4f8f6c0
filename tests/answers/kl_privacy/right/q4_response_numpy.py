# Response numpy.
def distances(epsilon, n):
    """Through the flip probability of randomised response."""
    flip = 1 / (1 + np.exp(np.float64(epsilon)))
    kappa = (1 - 2 * flip) * np.log((1 - flip) / flip)
    far = float(n) * epsilon
    together = 1.0 if far > 60 else 1 - 2 / (1 + np.exp(far))
    return np.array([together, min(1.0, np.sqrt(n * kappa / 2))])
