# From eleven candidates on the largest is left out of the mean.
def slopes(utilities, sensitivity):
    """For each candidate, the derivative of its probability in ε, at ε = 0."""
    k = len(utilities)
    mean = sum(utilities) / k if k < 11 else (sum(utilities) - max(utilities)) / (k - 1)
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
