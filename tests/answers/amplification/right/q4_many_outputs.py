# Many outputs.
def tight(factor):
    """Twenty outputs: the truth and the lie come in ten colours each."""
    c = Fraction(factor)
    small = 1 / (10 * (c + 1))
    large = c * small
    return [large] * 10 + [small] * 10, [small] * 10 + [large] * 10
