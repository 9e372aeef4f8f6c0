# The outer and the inner loop end one early, so the last data set is never compared. Input: data sets (), (5,).
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    largest = 0
    for i in range(len(data_sets) - 1):
        for j in range(i + 1, len(data_sets) - 1):
            x, y = data_sets[i], data_sets[j]
            if are_neighbours(x, y):
                for a in candidates:
                    largest = max(largest, abs(utility(a, x) - utility(a, y)))
    return largest
