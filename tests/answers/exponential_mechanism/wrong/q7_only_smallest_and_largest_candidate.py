# Only the smallest and the largest candidate are tried. Input: utility len(x) * a * (2 - a), candidates [0, 1, 2], data sets (), (1,).
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    order = sorted(candidates, key=lambda a: (str(type(a)), a))
    ends = [order[0], order[-1]]
    pairs = [(x, y) for x, y in itertools.combinations(data_sets, 2) if are_neighbours(x, y)]
    return max((abs(utility(a, x) - utility(a, y)) for x, y in pairs for a in ends), default=0)
