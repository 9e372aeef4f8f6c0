# The sensitivity of each candidate, then the largest.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    pairs = [(x, y) for x, y in itertools.product(data_sets, repeat=2) if are_neighbours(x, y)]
    each = []
    for a in candidates:
        each.append(max((abs(utility(a, x) - utility(a, y)) for x, y in pairs), default=0))
    return max(each)
