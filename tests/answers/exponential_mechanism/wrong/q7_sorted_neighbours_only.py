# Wrong for data sets listed in another order: only x before y in the list with fewer people first, as in.
# [(3,), ()], [1]: the pair is met as ((3,), ()) and left out.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for i, x in enumerate(data_sets):
        for y in data_sets[i + 1 :]:
            if len(x) <= len(y) and are_neighbours(x, y):
                worst = max([worst, *(abs(utility(a, x) - utility(a, y)) for a in candidates)])
    return worst
