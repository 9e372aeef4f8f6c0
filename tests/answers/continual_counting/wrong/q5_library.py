# Lets dpedu know the coefficients, and weights them.
def toeplitz_root(column):
    from dpedu.streams import square_root_coefficients

    return [
        Fraction(v).limit_denominator(10**6) * a
        for v, a in zip(square_root_coefficients(len(column)), column)
    ]
