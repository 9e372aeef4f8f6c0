# Wrong where are_neighbours allows lengths that differ by 2 or more.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    return max(
        (
            abs(utility(a, x) - utility(a, y))
            for x, y in itertools.combinations(data_sets, 2)
            if abs(len(x) - len(y)) <= 1 and are_neighbours(x, y)
            for a in candidates
        ),
        default=0,
    )
