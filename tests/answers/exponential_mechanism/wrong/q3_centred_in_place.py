# The mean is taken away in the list that was handed over.
# Witness: slopes([6, 1, 0, 1], 1) returns [0.5, -0.125, -0.25, -0.125], which is right, but changes its argument; right: it is left as it was
def slopes(utilities, sensitivity):
    mean = sum(utilities) / len(utilities)
    for i, u in enumerate(utilities):
        utilities[i] = u - mean
    return [u / (2 * sensitivity * len(utilities)) for u in utilities]
