# Forgets that every probability starts at 1/k.
def slopes(utilities, sensitivity):

    mean = sum(utilities) / len(utilities)
    return [(u - mean) / (2 * sensitivity) for u in utilities]
