# The largest starts at -1, which comes back if nobody has a neighbour. Input: no data sets.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    largest = -1
    for x, y in itertools.permutations(data_sets, 2):
        if are_neighbours(x, y):
            for a in candidates:
                change = abs(utility(a, x) - utility(a, y))
                largest = change if change > largest else largest
    return largest
