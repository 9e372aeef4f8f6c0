# Both orders and no absolute value, in one expression.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    return max(
        itertools.chain(
            [0],
            (
                utility(a, x) - utility(a, y)
                for x, y in itertools.permutations(data_sets, 2)
                if are_neighbours(y, x)
                for a in candidates
            ),
        )
    )
