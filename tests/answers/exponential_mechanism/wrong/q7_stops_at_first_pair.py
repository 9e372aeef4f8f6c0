# Returns from inside the loop, after the first neighbours.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            return max(abs(utility(a, x) - utility(a, y)) for a in candidates)
