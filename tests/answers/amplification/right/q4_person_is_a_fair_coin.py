# By person is a fair coin.
def tight(factor):
    # the person tosses a fair coin; nobody says the second output c times less often than that
    q = 1 / (2 * factor)
    return (1 - q, q), (Fraction(1, 2), Fraction(1, 2))
