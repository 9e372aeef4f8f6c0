# A utility below 0 is counted as 0.
# Witness: slopes([1, -1], 1) returns [0.125, -0.125]; right: [0.25, -0.25]
def slopes(utilities, sensitivity):
    useful = [max(u, 0) for u in utilities]
    mean = sum(useful) / len(useful)
    return [(u - mean) / (2 * sensitivity * len(useful)) for u in useful]
