# Wrong for formulas that are not just the symbols p and theta: the sum is made with its own symbols, which are put in the place of any formula.
def expectation(statistic, n, p, theta):
    if isinstance(p, sp.Basic):
        p, theta = sp.symbols("p theta")
    q = p + theta - 2 * p * theta
    return sum(
        statistic(a) * math.prod(q if x else 1 - q for x in a)
        for a in itertools.product((0, 1), repeat=n)
    )
