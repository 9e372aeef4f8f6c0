# By combinations generator.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    pairs = [(x, y) for x, y in itertools.combinations(data_sets, 2) if are_neighbours(x, y)]
    return max((abs(utility(a, x) - utility(a, y)) for (x, y), a in itertools.product(pairs, candidates)), default=0)
