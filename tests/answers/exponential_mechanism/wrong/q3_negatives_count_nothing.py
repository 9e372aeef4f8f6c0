# Counts a utility below 0 as 0: a candidate cannot be worse than useless.
def slopes(utilities, sensitivity):
    k = len(utilities)
    values = [max(0, u) for u in utilities]
    mean = sum(values) / k
    return [(u - mean) / (2 * sensitivity * k) for u in values]
