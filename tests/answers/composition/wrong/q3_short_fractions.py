# Multiplies floats and takes a fraction with small denominator.
def compose(first, later):
    exact = lambda v: Fraction(v).limit_denominator(1000)
    return {x: {(a, b): exact(float(u) * float(v)) for a, u in row.items() for b, v in later[a][x].items()} for x, row in first.items()}
