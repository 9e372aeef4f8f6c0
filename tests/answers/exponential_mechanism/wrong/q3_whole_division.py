# The mean is cut to a whole number where it is not whole.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = sum(utilities) // k
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
