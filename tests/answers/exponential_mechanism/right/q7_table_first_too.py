# Table first.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    values = {x: [utility(a, x) for a in candidates] for x in data_sets}
    largest = 0
    for x, y in itertools.permutations(values, 2):
        if are_neighbours(x, y):
            largest = max(largest, *(u - v for u, v in zip(values[x], values[y])), 0)
    return largest
