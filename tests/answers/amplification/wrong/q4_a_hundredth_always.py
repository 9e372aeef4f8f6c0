# Wrong for factors close to 100: nobody has 1/100, and the person then has 0 left at 100.
def tight(factor):
    q = Fraction(1, 100)
    return [1 - q, q], [1 - factor * q, factor * q]
