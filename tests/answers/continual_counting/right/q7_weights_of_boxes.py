# Writes both answers as vectors of weights over all boxes, and takes the squared length of the difference.
def change_variance(before, after, steps, epsilon):
    """The variance of the tree's answer at step `after`, less that at step `before`."""
    levels = [k for k in range(7) if 2**k <= steps]
    weights = []
    for k in levels:
        for s in range(0, steps - 2**k + 1, 2**k):
            used = [int(t >> k & 1 == 1 and (t >> k) - 1 == s >> k) for t in (before, after)]
            weights.append(used[1] - used[0])
    return float(np.dot(weights, weights)) * 2 * (len(levels) / epsilon) ** 2
