# Wrong where the utility depends on the order of records.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    kept = list({tuple(sorted(x)): x for x in data_sets}.values())
    return max(
        (
            abs(utility(a, x) - utility(a, y))
            for x, y in itertools.combinations(kept, 2)
            if are_neighbours(x, y)
            for a in candidates
        ),
        default=0,
    )
