# The result is cut to a whole number.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    return int(
        max(
            (
                abs(utility(a, x) - utility(a, y))
                for x, y in itertools.combinations(data_sets, 2)
                if are_neighbours(x, y)
                for a in candidates
            ),
            default=0,
        )
    )
