# Gives the number of yes one binomial distribution: the data are then drawn anew, not fixed.
def accuracy(n, ones, p):
    q = p + (1 - 2 * p) * ones / n
    reached = 0.0
    for error, k in sorted((abs((k / n - p) / (1 - 2 * p) - ones / n), k) for k in range(n + 1)):
        reached += math.comb(n, k) * q**k * (1 - q) ** (n - k)
        if reached >= 2 / 3:
            return error
