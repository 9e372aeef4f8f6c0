# Without any neighbours the sensitivity is called unknown: infinite.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    return max(
        (
            abs(utility(a, x) - utility(a, y))
            for x, y in itertools.combinations(data_sets, 2)
            if are_neighbours(x, y)
            for a in candidates
        ),
        default=math.inf,
    )
