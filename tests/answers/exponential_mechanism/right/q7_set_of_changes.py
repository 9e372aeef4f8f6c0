# All changes are put into a set.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    """The largest change of one candidate's utility between neighbours, by trying everything."""
    changes = {0}
    for x in data_sets:
        for y in data_sets:
            if x != y and are_neighbours(x, y):
                changes |= {abs(utility(a, x) - utility(a, y)) for a in candidates}
    return max(changes)
    largest = 0
    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            for a in candidates:
                largest = max(largest, abs(utility(a, x) - utility(a, y)))
    return largest
