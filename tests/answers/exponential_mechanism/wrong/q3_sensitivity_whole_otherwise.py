# The sensitivity is rounded up to a whole number.
def slopes(utilities, sensitivity):
    k, mean = len(utilities), sum(utilities) / len(utilities)
    return [(u - mean) / (2 * math.ceil(sensitivity) * k) for u in utilities]
