# Numpy arrays, values high above the threshold, and exact whole numbers with the price of the threshold's noise.
def refute(base, claimed, flaw):
    """The values on two neighbours, and an outcome that is too much likelier on the first."""
    if flaw != "no end":
        how_many = 1
        while (base**how_many) <= claimed:
            how_many += 1
        return np.full(how_many, 19), np.full(how_many, 20), np.zeros(how_many, dtype=bool)
    n = 1
    while Fraction(base - 1, base * (base + 1)) * base ** (2 * n) <= claimed:
        n += 1
    x = np.repeat([0, 1], n)
    return x, 1 - x, x == 1
