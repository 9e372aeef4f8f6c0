# Compares with the mean of the others.
def slopes(utilities, sensitivity):
    k, total = len(utilities), sum(utilities)
    return [(u - (total - u) / max(1, k - 1)) / (2 * sensitivity * k) for u in utilities]
