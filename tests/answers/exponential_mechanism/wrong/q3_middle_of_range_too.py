# Mean of the largest and the least.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = (max(utilities) + min(utilities)) / 2
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
