# Wrong for U(a, x) = x.count(a) with candidates [1, 5, 9] and data sets (), (5,): only least and largest are tried: 0 for 1.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    ends = [min(candidates), max(candidates)]
    worst = 0
    for x, y in itertools.permutations(data_sets, 2):
        if are_neighbours(x, y):
            worst = max(worst, *(abs(utility(a, x) - utility(a, y)) for a in ends))
    return worst
