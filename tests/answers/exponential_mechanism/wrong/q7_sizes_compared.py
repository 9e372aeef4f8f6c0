# Compares |U| and |U'|: a change of sign is lost.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    return max(
        (
            abs(abs(utility(a, x)) - abs(utility(a, y)))
            for x, y in itertools.combinations(data_sets, 2)
            if are_neighbours(x, y)
            for a in candidates
        ),
        default=0,
    )
