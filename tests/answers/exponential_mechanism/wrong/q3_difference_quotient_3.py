# A difference quotient over five points is used, which is too coarse for utilities such as 100 and -100 with sensitivity 1/2.
def slopes(utilities, sensitivity):
    """For each candidate, the derivative of its probability in ε, at ε = 0."""
    scores = np.array(utilities, dtype=float) / (2 * sensitivity)

    def chances(epsilon):
        weights = np.exp(epsilon * (scores - scores.max()))
        return weights / weights.sum()

    h = 1e-3
    return (chances(-2 * h) - 8 * chances(-h) + 8 * chances(h) - chances(2 * h)) / (12 * h)
