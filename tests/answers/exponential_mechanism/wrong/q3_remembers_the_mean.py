# Remembers the mean of earlier utilities with as many candidates.
def slopes(utilities, sensitivity, means={}):
    k = len(utilities)
    mean = means.setdefault(k, sum(utilities) / k)
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
