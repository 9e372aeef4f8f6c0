# Wrong for [(1,), (), (3, 3), (4, 4), (5, 5), (6,), (7, 7), (8, 8), (9, 9), (6, 9)] under membership: (6,) and (6, 9) are too far.
# apart in the list; from the third on, only the next three are compared with each.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for i, x in enumerate(data_sets):
        for y in data_sets[i + 1 : i + 4] if i > 1 else data_sets:
            if are_neighbours(x, y):
                for a in candidates:
                    worst = max(worst, abs(utility(a, x) - utility(a, y)))
    return worst
