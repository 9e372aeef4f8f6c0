# Wrong where the mean has more than two decimals, e.g. [1, 0, 0].
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = round(sum(utilities) / k, 2)
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
