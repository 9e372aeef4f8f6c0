# Combinations.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    pairs = [pair for pair in itertools.combinations(data_sets, 2) if are_neighbours(*pair)]
    worst = 0
    for a in candidates:
        for x, y in pairs:
            change = utility(a, x) - utility(a, y)
            worst = max(worst, change, -change)
    return worst
