# Compares with the median utility.
def slopes(utilities, sensitivity):

    return [(u - np.median(utilities)) / (2 * sensitivity * len(utilities)) for u in utilities]
