# Data sets whose sizes differ by two or more are left out to save time, but are_neighbours may call () and (1, 2, 3) neighbours.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for x in data_sets:
        for y in data_sets:
            if abs(len(x) - len(y)) > 1 or not are_neighbours(x, y):
                continue
            for a in candidates:
                worst = max(worst, abs(utility(a, x) - utility(a, y)))
    return worst
