# The utilities are kept in an array of whole numbers, so that a change from 0 to 1/2 is lost.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    table = np.array([[utility(a, x) for a in candidates] for x in data_sets], dtype=int)
    worst = 0
    for i, x in enumerate(data_sets):
        for j, y in enumerate(data_sets[:i]):
            if are_neighbours(x, y):
                worst = max(worst, int(abs(table[i] - table[j]).max()))
    return worst
