# Turns the utilities into floats: no longer exact.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    table = np.array([[float(utility(a, x)) for a in candidates] for x in data_sets])
    return max(
        np.abs(table[i] - table[j]).max()
        for i, x in enumerate(data_sets)
        for j, y in enumerate(data_sets)
        if are_neighbours(x, y)
    )
