# Powers of q and 1 - q, tuples from the binary digits of a number.
def expectation(statistic, n, p, theta):
    q = theta + p * (1 - 2 * theta)
    parts = []
    for code in range(2**n):
        told = tuple((code >> i) & 1 for i in range(n))
        k = sum(told)
        parts.append(statistic(told) * q**k * (1 - q) ** (n - k))
    return sum(parts[1:], parts[0])
