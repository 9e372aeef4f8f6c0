# From five candidates on the mean leaves out the best and the worst. Input: [9, 1, 1, 1, 0], sensitivity 1.
def slopes(utilities, sensitivity):
    k = len(utilities)
    middle = sorted(utilities)[1:-1] if k >= 5 else utilities
    mean = sum(middle) / len(middle)
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
