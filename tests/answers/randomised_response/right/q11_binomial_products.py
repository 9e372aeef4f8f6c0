# By binomial products.
def accuracy(n, ones, p):
    def bin_(m, q, k):
        return math.comb(m, k) * q**k * (1 - q) ** (m - k)

    chance = {}
    for b1 in range(ones + 1):
        for b0 in range(n - ones + 1):
            k = b1 + b0
            chance[k] = chance.get(k, 0) + bin_(ones, 1 - p, b1) * bin_(n - ones, p, b0)
    error = {k: abs((k / n - p) / (1 - 2 * p) - ones / n) for k in chance}
    total = 0
    for k in sorted(chance, key=error.get):
        total += chance[k]
        if total >= 2 / 3:
            return error[k]
