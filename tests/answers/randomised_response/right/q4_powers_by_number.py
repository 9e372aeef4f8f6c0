# Powers by number.
def _bits(number, n):
    return tuple((number >> i) & 1 for i in range(n))


def expectation(statistic, n, p, theta):
    yes, no = p + (1 - 2 * p) * theta, 1 - p - (1 - 2 * p) * theta
    return sum(
        statistic(a) * yes ** sum(a) * no ** (n - sum(a))
        for a in (_bits(number, n) for number in range(2**n))
    )
