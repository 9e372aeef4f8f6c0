# Another way: loops.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = Fraction(0)
    for x in data_sets:
        for y in data_sets:
            if x != y and are_neighbours(x, y):
                for a in candidates:
                    change = utility(a, x) - utility(a, y)
                    if change > worst:
                        worst = change
    return worst
