# The mean is that of the absolute values.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = sum(abs(u) for u in utilities) / k
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
