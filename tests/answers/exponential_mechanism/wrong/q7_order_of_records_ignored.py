# Utilities are remembered by the sorted data set, so data sets of other order get the same one. Input: a utility of the first record, data sets (1, 2), (2, 1), all neighbours.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    memo = {}

    def u(a, x):
        key = (a, tuple(sorted(x, key=repr)))
        if key not in memo:
            memo[key] = utility(a, x)
        return memo[key]

    pairs = [(x, y) for x, y in itertools.combinations(data_sets, 2) if are_neighbours(x, y)]
    return max((abs(u(a, x) - u(a, y)) for x, y in pairs for a in candidates), default=0)
