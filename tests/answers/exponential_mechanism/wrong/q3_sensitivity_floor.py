# A sensitivity below 1 counts as 1.
def slopes(utilities, sensitivity):
    """For each candidate, the derivative of its probability in ε, at ε = 0."""
    k = len(utilities)
    mean = sum(utilities) / k
    return [(u - mean) / (2 * max(1, sensitivity) * k) for u in utilities]
