# Below 0.001 the factor 1 - p is left out as nearly 1. Input: [0.0009].
def record_epsilons(flips):
    each = []
    for p in flips:
        if p == 0:
            each.append(math.inf)
        elif p < 1e-3:
            each.append(-math.log(p))
        else:
            each.append(math.log(1 - p) - math.log(p))
    return sum(each), max(each)
