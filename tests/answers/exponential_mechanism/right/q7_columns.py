# All utilities first, a column for each data set; then squares of differences are compared.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    columns = [[utility(a, x) for a in candidates] for x in data_sets]
    found = {0}
    for i in range(len(data_sets)):
        for j in range(i):
            if are_neighbours(data_sets[i], data_sets[j]):
                found |= {max(u - v, v - u) for u, v in zip(columns[i], columns[j])}
    return max(found)
