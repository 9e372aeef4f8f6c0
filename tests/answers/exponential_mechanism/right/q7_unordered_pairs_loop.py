# Loops over unordered pairs and keeps the largest.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    largest = 0
    for x, y in itertools.combinations(data_sets, 2):
        if not are_neighbours(x, y):
            continue
        for a in candidates:
            change = utility(a, x) - utility(a, y)
            if change < 0:
                change = -change
            if change > largest:
                largest = change
    return largest
