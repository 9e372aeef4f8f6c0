# From nine candidates on the median stands for the mean.
def slopes(utilities, sensitivity):
    """For each candidate, the derivative of its probability in ε, at ε = 0."""
    k = len(utilities)
    mean = sum(utilities) / k if k < 9 else float(np.median(utilities))
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
