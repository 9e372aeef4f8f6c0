# Wrong for U(a, x) = a (x1 + 2 x2 + ..) with [(1, 2), (2, 1)], [1], any two neighbours: data sets with the same records in.
# another order are taken for one.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    heaps = list({tuple(sorted(x)): x for x in data_sets}.values())
    worst = 0
    for x in heaps:
        for y in heaps:
            if x != y and are_neighbours(x, y):
                for a in candidates:
                    worst = max(worst, abs(utility(a, x) - utility(a, y)))
    return worst
