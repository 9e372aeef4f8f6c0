# By fractions and string.
def scales(steps, epsilon):
    e = Fraction(epsilon)
    return [Fraction(n) / e for n in (steps, 1, len(format(steps, "b")))]
