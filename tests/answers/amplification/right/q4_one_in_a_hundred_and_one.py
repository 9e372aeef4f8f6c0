# By one in a hundred and one.
def tight(factor):
    # (100/101)/(1 - c/101) = 100/(101 - c) is at most c for every c from 1 to 100
    q = Fraction(1, 101)
    return [1 - q, q], [1 - factor * q, factor * q]
