# The absolute value is math.fabs, a float, turned back into a fraction: large and third parts are lost.
# Witness: measure_sensitivity(lambda a, x: Fraction(len(x), 3), [(), (1,)], [1], lambda x, y: True) returns Fraction(6004799503160661, 18014398509481984); right: Fraction(1, 3)
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = Fraction(0)
    for x, y in itertools.combinations(data_sets, 2):
        if are_neighbours(x, y):
            for a in candidates:
                worst = max(worst, Fraction(math.fabs(utility(a, x) - utility(a, y))))
    return worst
