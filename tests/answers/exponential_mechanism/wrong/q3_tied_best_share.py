# The slope of the best is shared by those who are tied.
def slopes(utilities, sensitivity):
    """For each candidate, the derivative of its probability in ε, at ε = 0."""
    k = len(utilities)
    mean = sum(utilities) / k
    return [
        (u - mean)
        / (2 * sensitivity * k)
        / (utilities.count(u) if u == max(utilities) and k > 3 else 1)
        for u in utilities
    ]
