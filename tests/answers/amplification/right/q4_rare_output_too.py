# Rare output.
def tight(factor):
    nobody = [Fraction(1, 2000), Fraction(1999, 2000)]
    person = [nobody[0] * factor]
    person.append(1 - person[0])
    return np.array([nobody, person], dtype=object)
