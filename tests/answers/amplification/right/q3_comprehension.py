# One expression, with products of chances.
def sampled_table(table, rate):
    return {
        x: {
            a: sum(
                math.prod(rate if c else 1 - rate for c in choice)
                * table[tuple(v for v, c in zip(x, choice) if c)][a]
                for choice in itertools.product((True, False), repeat=len(x))
            )
            for a in row
        }
        for x, row in table.items()
    }
