# The median in place of the mean.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = float(np.median(utilities))
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
