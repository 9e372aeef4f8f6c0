# Each data set is compared with those after it only until the first that is no neighbour of it.
# Witness: measure_sensitivity(lambda a, x: a * (len(x) or 9), [(), (1, 1), (1,)], [1], lambda x, y: abs(len(x) - len(y)) == 1) returns 1; right: 8
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for i, x in enumerate(data_sets):
        for y in itertools.takewhile(lambda y: are_neighbours(x, y), data_sets[i + 1 :]):
            for a in candidates:
                worst = max(worst, abs(utility(a, x) - utility(a, y)))
    return worst
