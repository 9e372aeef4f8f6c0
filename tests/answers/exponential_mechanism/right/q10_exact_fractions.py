# Exact arithmetic, floats at the end; the lower value first.
def worst_case(top, change):
    R, d = Fraction(top), Fraction(change)
    return (0.0, float(R - d), float(R))
