# Wrong for a sensitivity below 1, e.g. 1/2.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = sum(utilities) / k
    return [(u - mean) / (2 * max(1, sensitivity) * k) for u in utilities]
