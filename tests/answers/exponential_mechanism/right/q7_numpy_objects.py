# With numpy arrays that keep fractions.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    table = np.array([[utility(a, x) for a in candidates] for x in data_sets], dtype=object)
    largest = 0
    for i in range(len(data_sets)):
        for j in range(i):
            if are_neighbours(data_sets[i], data_sets[j]):
                largest = max(largest, np.abs(table[i] - table[j]).max())
    return largest
