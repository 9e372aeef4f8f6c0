# Sorts the changes and takes the last.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    changes = [0]
    for i, x in enumerate(data_sets):
        for y in data_sets[i + 1 :]:
            if not are_neighbours(x, y):
                continue
            for a in candidates:
                u, v = utility(a, x), utility(a, y)
                changes.append(u - v if u > v else v - u)
    return sorted(changes)[-1]
