# The best candidate for each data set is compared, not the same candidate.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    return max(
        (
            abs(max(utility(c, x) for c in candidates) - max(utility(c, y) for c in candidates))
            for x, y in itertools.combinations(data_sets, 2)
            if are_neighbours(x, y)
            for a in candidates
        ),
        default=0,
    )
