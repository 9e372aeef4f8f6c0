# A generator over all triples, 0 by default.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    """The largest change of one candidate's utility between neighbours, by trying everything."""
    return max(
        (
            abs(utility(a, x) - utility(a, y))
            for x in data_sets
            for y in data_sets
            if x != y and are_neighbours(x, y)
            for a in candidates
        ),
        default=0,
    )
