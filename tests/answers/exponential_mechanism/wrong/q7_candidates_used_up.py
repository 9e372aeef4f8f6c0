# Candidates are popped off the caller's list as they are done.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    while candidates:
        a = candidates.pop()
        for x, y in itertools.combinations(data_sets, 2):
            if are_neighbours(x, y):
                worst = max(worst, abs(utility(a, x) - utility(a, y)))
    return worst
