# For each data set and candidate takes the range of the utility over it and its neighbours, one-sidedly.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    worst = 0
    for i, x in enumerate(data_sets):
        around = [y for j, y in enumerate(data_sets) if i != j and are_neighbours(x, y)]
        for a in candidates if around else ():
            here = utility(a, x)
            worst = max(worst, max(utility(a, y) for y in around) - here)
            worst = max(worst, here - min(utility(a, y) for y in around))
    return worst
