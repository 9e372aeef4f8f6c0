# A data set is compared with those up to six places later only.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    """The largest change of one candidate's utility between neighbours, by trying everything."""
    largest = 0
    for x, y in ((x, y) for i, x in enumerate(data_sets) for y in data_sets[i + 1 : i + 7]):
        if are_neighbours(x, y):
            for a in candidates:
                largest = max(largest, abs(utility(a, x) - utility(a, y)))
    return largest
