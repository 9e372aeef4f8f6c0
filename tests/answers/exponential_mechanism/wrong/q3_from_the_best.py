# Compares with the best utility, as for large ε.
def slopes(utilities, sensitivity):

    return [(u - max(utilities)) / (2 * sensitivity * len(utilities)) for u in utilities]
