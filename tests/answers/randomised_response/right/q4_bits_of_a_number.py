# Counts through 2^n numbers and uses powers by the number of yes.
def expectation(statistic, n, p, theta):
    q = theta * (1 - 2 * p) + p
    total = 0 * q
    for code in range(2**n):
        told = tuple(code >> i & 1 for i in range(n))
        total += q ** sum(told) * (1 - q) ** told.count(0) * statistic(told)
    return total
