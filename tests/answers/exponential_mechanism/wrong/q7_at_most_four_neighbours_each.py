# For each data set only the first four neighbours behind it in the list are compared. Input: data sets (), (1,), (2,), (3,), (4,), (9,), the utility the sum, membership.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    largest = 0
    for i, x in enumerate(data_sets):
        seen = 0
        for y in data_sets[i + 1 :]:
            if are_neighbours(x, y):
                seen += 1
                for a in candidates:
                    largest = max(largest, abs(utility(a, x) - utility(a, y)))
            if seen == 4:
                break
    return largest
