# By recursion on the list.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    if not data_sets:
        return Fraction(0)
    first, rest = data_sets[0], data_sets[1:]
    near = [y for y in rest if are_neighbours(first, y)]
    here = [abs(utility(a, y) - utility(a, first)) for y in near for a in candidates]
    return max([measure_sensitivity(utility, rest, candidates, are_neighbours), *here])
