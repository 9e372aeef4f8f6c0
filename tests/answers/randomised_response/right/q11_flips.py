# Counts flips, not yes: the error is the difference of flips of zeros and of ones.
def accuracy(n, ones, p):
    def binomial(m):
        return [math.comb(m, k) * p**k * (1 - p) ** (m - k) for k in range(m + 1)]

    table = []
    for from_zeros, c0 in enumerate(binomial(n - ones)):
        for from_ones, c1 in enumerate(binomial(ones)):
            yes = ones - from_ones + from_zeros
            table.append((abs((yes - n * p) / (n * (1 - 2 * p)) - ones / n), c0 * c1))
    table.sort()
    reached = 0
    for error, chance in table:
        reached += chance
        if reached >= 2 / 3:
            return error
