# Nothing is returned, not 0, if there are no neighbours.
# Witness: measure_sensitivity(lambda a, x: len(x), [()], [1], lambda x, y: True) returns None; right: 0
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = None
    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            for a in candidates:
                change = abs(utility(a, x) - utility(a, y))
                if worst is None or change > worst:
                    worst = change
    return worst
