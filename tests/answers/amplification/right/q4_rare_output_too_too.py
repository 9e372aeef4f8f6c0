# Rare output.
def tight(factor):
    rare = Fraction(1, 1001)
    nobody = np.array([rare, 1 - rare], dtype=object)
    return nobody, np.array([factor * rare, 1 - factor * rare], dtype=object)
