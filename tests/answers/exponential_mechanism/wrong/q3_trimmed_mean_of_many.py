# Wrong for [1, 2, 3, 4, 5, 9], 1: with five or more candidates the largest and the smallest are left out of the mean.
def slopes(utilities, sensitivity):
    k = len(utilities)
    kept = sorted(utilities)[1:-1] if k >= 5 else utilities
    mean = sum(kept) / len(kept)
    return [(u - mean) / (2 * sensitivity * k) for u in utilities]
