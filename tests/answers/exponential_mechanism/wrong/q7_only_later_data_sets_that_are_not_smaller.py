# A pair is compared only if the later one in the list is at least as long, as in a sorted list. Input: data sets (5,), () in this order.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    largest = 0
    for i, x in enumerate(data_sets):
        for y in data_sets[i + 1 :]:
            if len(y) >= len(x) and are_neighbours(x, y):
                for a in candidates:
                    largest = max(largest, abs(utility(a, x) - utility(a, y)))
    return largest
