# Forgets the 2 below ε.
def slopes(utilities, sensitivity):

    mean = sum(utilities) / len(utilities)
    return [(u - mean) / (sensitivity * len(utilities)) for u in utilities]
