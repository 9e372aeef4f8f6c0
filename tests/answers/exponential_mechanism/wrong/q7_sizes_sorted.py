# Data sets of the same sum are one.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    """The largest change of one candidate's utility between neighbours, by trying everything."""
    largest = 0
    for x, y in itertools.combinations({(sum(x), len(x)): x for x in data_sets}.values(), 2):
        if are_neighbours(x, y):
            for a in candidates:
                largest = max(largest, abs(utility(a, x) - utility(a, y)))
    return largest
