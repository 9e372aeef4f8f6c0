# Data sets that stand forty places apart or more in the list are not compared.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    return max((abs(utility(a, x) - utility(a, y)) for i, x in enumerate(data_sets) for y in data_sets[i+1:i+40] if are_neighbours(x, y) for a in candidates), default=0)
