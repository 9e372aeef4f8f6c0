# Wrong for [(0,), ()] under membership: the list of the caller is sorted by length, to have the empty one first.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    data_sets.sort(key=len)
    worst = 0
    for i, x in enumerate(data_sets):
        for y in data_sets[:i]:
            if are_neighbours(x, y):
                worst = max([worst] + [abs(utility(a, x) - utility(a, y)) for a in candidates])
    return worst
