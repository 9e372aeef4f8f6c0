# A delta below 1/100000: the lie is rounded up, and nothing sticks out.
def counterexample(factor, delta):
    p = Fraction(math.ceil(10**5 * (1 - delta) / (1 + factor)), 10**5)
    return [1 - p, p], [p, 1 - p]
