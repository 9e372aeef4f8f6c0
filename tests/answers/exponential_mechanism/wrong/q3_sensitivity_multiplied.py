# Multiplies by the sensitivity.
def slopes(utilities, sensitivity):

    mean = sum(utilities) / len(utilities)
    return [(u - mean) * sensitivity / (2 * len(utilities)) for u in utilities]
