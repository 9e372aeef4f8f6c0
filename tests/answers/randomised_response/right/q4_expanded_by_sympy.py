# The same sum, multiplied out by sympy, with answers read from binary numbers.
def expectation(statistic, n, p, theta):
    q = sp.sympify(p + theta - 2 * p * theta)
    total = sp.Integer(0)
    for number in range(2**n):
        a = tuple((number >> i) & 1 for i in range(n))
        total += statistic(a) * sp.prod([q if bit else 1 - q for bit in a])
    return sp.expand(total)
