# Compares the best utility before and after, whoever has it.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    best = {x: max(utility(a, x) for a in candidates) for x in data_sets}
    return max(abs(best[x] - best[y]) for x in data_sets for y in data_sets if are_neighbours(x, y))
