# Looks at the least and the greatest candidate only, believing that the worst case sits at an end.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    try:
        ends = [min(candidates), max(candidates)]
    except TypeError:
        ends = candidates
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            worst = max([worst] + [abs(utility(a, x) - utility(a, y)) for a in ends])
    return worst
