# At most five candidates are tried.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    """The largest change of one candidate's utility between neighbours, by trying everything."""
    largest = 0
    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            for a in candidates[:5]:
                largest = max(largest, abs(utility(a, x) - utility(a, y)))
    return largest
