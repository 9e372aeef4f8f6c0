# All utilities once, then the pairs in both orders, largest signed difference.
def measure_sensitivity(utility, data_sets, candidates, are_neighbours):
    known = {x: [utility(a, x) for a in candidates] for x in data_sets}
    return Fraction(
        max(
            [0]
            + [
                u - v
                for x, y in itertools.permutations(data_sets, 2)
                if are_neighbours(x, y)
                for u, v in zip(known[x], known[y])
            ]
        )
    )
