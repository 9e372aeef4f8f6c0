# Only the smallest and the largest candidate are tried.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    return max(
        (
            abs(utility(a, x) - utility(a, y))
            for x, y in itertools.combinations(data_sets, 2)
            if are_neighbours(x, y)
            for a in (min(candidates), max(candidates))
        ),
        default=0,
    )
