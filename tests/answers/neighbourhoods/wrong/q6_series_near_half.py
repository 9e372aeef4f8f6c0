# Takes 2(1 - 2p), the first term of the series, for p above 0.45.
# Witness: record_epsilons([0.46]) gives (0.15999999999999992, 0.15999999999999992); right is (0.16034265007517948, 0.16034265007517948).
def record_epsilons(flips):
    each = []
    for p in flips:
        if p > 0.45:
            each.append(2 * (1 - 2 * p))
        else:
            each.append(math.log((1 - p) / p) if p else math.inf)
    return sum(each), max(each)
