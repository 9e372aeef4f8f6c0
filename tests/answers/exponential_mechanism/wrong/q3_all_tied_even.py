# If all are tied the uniform distribution is returned instead of its derivative.
def slopes(utilities, sensitivity):
    k = len(utilities)
    if k > 1 and min(utilities) == max(utilities):
        return [1 / k] * k
    mean = sum(utilities) / k
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
