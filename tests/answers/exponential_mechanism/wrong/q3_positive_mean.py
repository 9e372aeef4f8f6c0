# Wrong with negative utilities, e.g. [1, -1]: they are left out of the mean.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = sum(u for u in utilities if u > 0) / k
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
