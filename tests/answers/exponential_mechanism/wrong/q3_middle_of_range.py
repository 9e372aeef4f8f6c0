# Compares with the middle between best and worst, not with the mean.
def slopes(utilities, sensitivity):

    middle = (max(utilities) + min(utilities)) / 2
    return [(u - middle) / (2 * sensitivity * len(utilities)) for u in utilities]
