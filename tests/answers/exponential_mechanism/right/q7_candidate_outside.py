# A table of utilities for each candidate, then places of the list; no absolute value.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    n = len(data_sets)
    pairs = [
        (i, j) for i in range(n) for j in range(i) if are_neighbours(data_sets[j], data_sets[i])
    ]
    worst = 0
    for a in candidates:
        values = [utility(a, x) for x in data_sets]
        for i, j in pairs:
            high, low = max(values[i], values[j]), min(values[i], values[j])
            if high - low > worst:
                worst = high - low
    return worst
