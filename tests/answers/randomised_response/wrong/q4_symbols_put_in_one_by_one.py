# A formula in p and theta is built and the arguments are put in one after the other, which also replaces a p that the statistic returned.
def expectation(statistic, n, p, theta):
    flip, rate = sp.symbols("p theta")
    q = rate * (1 - flip) + (1 - rate) * flip
    formula = 0
    for told in itertools.product((0, 1), repeat=n):
        k = sum(told)
        formula += statistic(told) * q**k * (1 - q) ** (n - k)
    value = sp.sympify(formula).subs(flip, p).subs(rate, theta)
    return Fraction(int(value.p), int(value.q)) if value.is_Rational else sp.expand(value)
