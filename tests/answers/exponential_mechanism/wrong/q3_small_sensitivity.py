# The sensitivity is rounded to a whole number.
def slopes(utilities, sensitivity):
    k, d = len(utilities), round(sensitivity)
    mean = sum(utilities) / k
    return [(u - mean) / (2 * max(d, 1) * k) for u in utilities]
