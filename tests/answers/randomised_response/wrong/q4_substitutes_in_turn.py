# Sums with symbols of its own named p and theta and puts the arguments in one after the other: symbols of these names in p or in the statistic are replaced too.
def expectation(statistic, n, p, theta):
    one, two = sp.symbols("p theta")
    q = two * (1 - one) + (1 - two) * one
    total = sp.Integer(0)
    for told in itertools.product((0, 1), repeat=n):
        total += statistic(told) * math.prod([q if a else 1 - q for a in told])
    total = sp.expand(total).subs(one, p).subs(two, theta)
    if isinstance(p, Fraction) and total.is_Rational:
        return Fraction(int(total.p), int(total.q))
    return total
