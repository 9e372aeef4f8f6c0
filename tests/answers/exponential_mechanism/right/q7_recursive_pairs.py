# Takes the first data set against all others and goes on recursively with the rest, keeping a sorted list.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    if len(data_sets) < 2:
        return 0
    first, *others = data_sets
    formula = lambda a, y: abs(utility(a, first) - utility(a, y))
    here = sorted(formula(a, y) for y in others if are_neighbours(first, y) for a in candidates)
    return max(here[-1:] + [measure_sensitivity(utility, others, candidates, are_neighbours)])
