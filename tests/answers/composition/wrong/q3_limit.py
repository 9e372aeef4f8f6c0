# Rounds to a small denominator.
def compose(first, later):
    return {
        x: {
            (a, b): Fraction(float(u) * float(v)).limit_denominator(1000)
            for a, u in row.items()
            for b, v in later[a][x].items()
        }
        for x, row in first.items()
    }
