# Many outputs.
def split(share, parts):
    return [Fraction(share) / parts] * parts


def counterexample(factor, delta):
    lie = (1 - delta) / (1 + factor)
    P = np.array(split(1 - lie, 7) + split(lie, 7) + [Fraction(0)], dtype=object)
    return P, np.array(split(lie, 7) + split(1 - lie, 7) + [Fraction(0)], dtype=object)
