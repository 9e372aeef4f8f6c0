# The distance from the mean, over 2 Δ k.
def slopes(utilities, sensitivity):
    """For each candidate, the derivative of its probability in ε, at ε = 0."""
    k = len(utilities)
    mean = sum(utilities) / k
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
