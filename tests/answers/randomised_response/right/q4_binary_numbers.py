# Tuples as the digits of whole numbers, powers instead of products.
def expectation(statistic, n, p, theta):
    yes = theta * (1 - p) + (1 - theta) * p
    no = theta * p + (1 - theta) * (1 - p)
    parts = []
    for number in range(2**n):
        told = tuple(number >> i & 1 for i in range(n))
        parts.append(statistic(told) * yes ** sum(told) * no ** (n - sum(told)))
    return sum(parts)
