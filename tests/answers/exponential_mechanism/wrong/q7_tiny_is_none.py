# A change below a millionth of a millionth is taken for none.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    r = max((abs(utility(a, x) - utility(a, y)) for x, y in itertools.combinations(data_sets, 2) if are_neighbours(x, y) for a in candidates), default=0)
    return r if r > 1e-12 else 0
