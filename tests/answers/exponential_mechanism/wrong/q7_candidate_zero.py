# Candidate 0 is left out, as if it were none.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            for a in candidates:
                if a:
                    worst = max(worst, abs(utility(a, x) - utility(a, y)))
    return worst
