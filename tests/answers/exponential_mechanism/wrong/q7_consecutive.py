# Neighbours that do not follow each other in the list.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    return max(
        (
            abs(utility(a, x) - utility(a, y))
            for x, y in zip(data_sets, data_sets[1:])
            if are_neighbours(x, y)
            for a in candidates
        ),
        default=0,
    )
