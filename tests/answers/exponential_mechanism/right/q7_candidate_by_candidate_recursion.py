# Recursion over the data sets, the first against all the rest.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    def worst(a, rest):
        if not rest:
            return 0
        x, *others = rest
        here = [abs(utility(a, x) - utility(a, y)) for y in others if are_neighbours(x, y)]
        return max([0, *here])

    return max(worst(a, data_sets[i:]) for a in candidates for i in range(len(data_sets) + 1))
