# First data set against the rest, then the rest.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    if not data_sets:
        return 0
    x, *rest = data_sets
    near = [y for y in rest if are_neighbours(x, y)]
    here = [abs(utility(a, y) - utility(a, x)) for a in candidates for y in near]
    return max(*here, 0, measure_sensitivity(utility, rest, candidates, are_neighbours))
