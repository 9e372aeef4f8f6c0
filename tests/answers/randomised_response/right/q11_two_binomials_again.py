# Exact binomials with Fractions, combined by a double loop.
def accuracy(n, ones, p):
    p = Fraction(p).limit_denominator(10**15)

    def binomial(m, u):
        return [math.comb(m, k) * u**k * (1 - u) ** (m - k) for k in range(m + 1)]

    chance = {}
    for i, u in enumerate(binomial(ones, 1 - p)):
        for j, v in enumerate(binomial(n - ones, p)):
            chance[i + j] = chance.get(i + j, 0) + u * v
    by_error = {}
    for k, u in chance.items():
        error = abs((Fraction(k, n) - p) / (1 - 2 * p) - Fraction(ones, n))
        by_error[error] = by_error.get(error, 0) + u
    total = 0
    for error in sorted(by_error):
        total += by_error[error]
        if 3 * total >= 2:
            return float(error)
