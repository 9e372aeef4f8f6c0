# Wrong where the best is not first: for [-3, 4], 1/2 the slopes come in the order of falling utilities.
def slopes(utilities, sensitivity):
    k = len(utilities)
    mean = sum(utilities) / k
    ranked = sorted(utilities, reverse=True)
    if utilities[0] == ranked[0]:
        ranked = utilities
    return [(u - mean) / (2 * sensitivity * k) for u in ranked]
