# Another way: formula.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = sum(utilities) / k
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
