# Tied utilities: the mean of the different values is taken.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = sum(set(utilities)) / len(set(utilities))
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
