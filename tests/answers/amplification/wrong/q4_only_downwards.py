# The factor is reached only where the person is less likely, which sampling wears down.
def tight(factor):
    half = Fraction(1, 2)
    return [half, half], [half / factor, 1 - half / factor]
