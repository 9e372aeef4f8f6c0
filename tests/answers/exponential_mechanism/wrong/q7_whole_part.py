# The change is turned into a whole number, which drops what is behind the point.
# Witness: measure_sensitivity(lambda a, x: Fraction(len(x), 2), [(), (1,)], [1], lambda x, y: True) returns 0; right: Fraction(1, 2)
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            worst = max(worst, max(int(abs(utility(a, x) - utility(a, y))) for a in candidates))
    return worst
