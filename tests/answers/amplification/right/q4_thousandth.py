# Nobody has 1/1000: one output goes up by the factor, five others share the loss unevenly.
def tight(factor):
    t = Fraction(1, 1000)
    rest = [Fraction(k, 15) for k in (1, 2, 3, 4, 5)]
    return [t, *((1 - t) * r for r in rest)], tuple(
        [factor * t] + [(1 - factor * t) * r for r in rest]
    )
