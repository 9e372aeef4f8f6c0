# Twenty outputs: nine rare ones grow by the factor, the rest shrinks evenly.
def tight(factor):
    rare = Fraction(1, 20) / (1 + factor)
    nobody = [rare] * 9 + [(1 - 9 * rare) / 11] * 11
    person = [factor * rare] * 9 + [(1 - 9 * factor * rare) / 11] * 11
    return np.array([nobody, person], dtype=object)
