# The mean is rounded to one decimal.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = round(sum(utilities) / k, 1)
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
