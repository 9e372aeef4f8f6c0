# Recursion on the list of data sets
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    if not data_sets:
        return 0
    x, *rest = data_sets
    worst = measure_sensitivity(utility, rest, candidates, are_neighbours)
    for y in filter(lambda other: are_neighbours(other, x), rest):
        worst = max([worst] + [abs(utility(a, y) - utility(a, x)) for a in candidates])
    return worst
