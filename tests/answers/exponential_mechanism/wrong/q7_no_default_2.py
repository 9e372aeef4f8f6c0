# Wrong for a list without neighbours, such as [] or [(1,)]: max of nothing raises.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    return max(
        abs(utility(a, x) - utility(a, y))
        for x in data_sets
        for y in data_sets
        if are_neighbours(x, y)
        for a in candidates
    )
