# Works all utilities out once, and compares columns.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    table = {x: [utility(a, x) for a in candidates] for x in data_sets}
    changes = [0]
    for x, y in itertools.permutations(data_sets, 2):
        if are_neighbours(x, y):
            changes += [u - v for u, v in zip(table[x], table[y])]
    return max(changes)
