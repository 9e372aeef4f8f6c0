# An object array, twenty outputs, of which ten are tight.
def tight(factor):
    c = Fraction(factor)
    lie = 1 / (10 * (1 + c))
    rows = np.full((2, 20), lie, dtype=object)
    rows[0, ::2] = c * lie
    rows[1, 1::2] = c * lie
    return rows
