# Wrong for a relation of its own, as "any two different ones" with (), (0, 2, 2): pairs more than one edit or step apart.
# are dropped.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for x, y in itertools.permutations(data_sets, 2):
        if abs(len(x) - len(y)) > 1 or len(x) == len(y) and sum(a != b for a, b in zip(x, y)) > 1:
            continue
        if are_neighbours(x, y):
            for a in candidates:
                worst = max(worst, abs(utility(a, x) - utility(a, y)))
    return worst
