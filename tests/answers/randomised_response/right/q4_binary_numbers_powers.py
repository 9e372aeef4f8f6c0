# Reads the tuples off the binary numbers below 2**n and uses powers of q and 1 - q.
def expectation(statistic, n, p, theta):
    q = p + theta - 2 * p * theta

    def terms():
        for number in range(2**n):
            told = tuple((number >> i) & 1 for i in range(n))
            yes = sum(told)
            yield q**yes * (1 - q) ** (n - yes) * statistic(told)

    return sum(terms())
