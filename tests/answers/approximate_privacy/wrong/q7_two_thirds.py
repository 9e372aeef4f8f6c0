# 2/3 is not more than delta where delta is 2/3 or more.
def counterexample(factor, delta):
    truth = Fraction(2, 3)
    other = (truth - delta) / factor
    return [truth, 1 - truth], [other, 1 - other]
