# Wrong where p is a formula in theta: a template is filled in first with p, then with theta, also in what p brought in.
def expectation(statistic, n, p, theta):
    if not isinstance(p, sp.Basic):
        q = p + theta - 2 * p * theta
    else:
        s, t = sp.symbols("p theta")
        q = (s + t - 2 * s * t).subs(s, p).subs(t, theta)
    total = 0
    for told in itertools.product((0, 1), repeat=n):
        yes = sum(told)
        total += statistic(told) * q**yes * (1 - q) ** (n - yes)
    return total
