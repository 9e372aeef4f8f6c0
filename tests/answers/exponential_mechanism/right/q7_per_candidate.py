# Per candidate.
def _spread(utility, a, pairs):
    return max(abs(utility(a, x) - utility(a, y)) for x, y in pairs)


def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    n = len(data_sets)
    pairs = [
        (data_sets[i], data_sets[j])
        for i in range(n)
        for j in range(i)
        if are_neighbours(data_sets[i], data_sets[j])
    ]
    return max(_spread(utility, a, pairs) for a in candidates) if pairs else 0
