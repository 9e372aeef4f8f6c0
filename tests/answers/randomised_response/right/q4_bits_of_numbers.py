# Counts from 0 to 2**n - 1 and reads the answers off the binary digits, last person first.
def expectation(statistic, n, p, theta):
    q = theta - 2 * p * theta + p
    terms = []
    for code in range(2**n):
        told = tuple(code >> i & 1 for i in range(n))
        weight = statistic(told)
        for a in told:
            weight = weight * (q if a == 1 else 1 - q)
        terms.append(weight)
    return sum(terms)
