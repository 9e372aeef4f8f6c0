# The sizes of the utilities are compared and their signs are lost, so that a change from 1 to -1 counts as 0.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    changes = [0]
    for x, y in itertools.permutations(data_sets, 2):
        if are_neighbours(x, y):
            changes += [abs(utility(a, x)) - abs(utility(a, y)) for a in candidates]
    return max(changes)
