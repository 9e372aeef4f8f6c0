# Takes membership for granted and never asks who is a neighbour.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):

    return max(
        abs(utility(a, x) - utility(a, y))
        for a in candidates
        for x in data_sets
        for y in data_sets
        if dp.are_neighbours(x, y, "membership")
    )
