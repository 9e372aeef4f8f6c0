# Right: every answer list
def accuracy(n, ones, p):
    p = Fraction(p)
    by_flips = {}
    for lost in range(ones + 1):
        for won in range(n - ones + 1):
            chance = (
                math.comb(ones, lost)
                * math.comb(n - ones, won)
                * p ** (lost + won)
                * (1 - p) ** (n - lost - won)
            )
            error = abs((Fraction(ones - lost + won, n) - p) / (1 - 2 * p) - Fraction(ones, n))
            by_flips[error] = by_flips.get(error, 0) + chance
    total = 0
    for error in sorted(by_flips):
        total += by_flips[error]
        if 3 * total >= 2:
            return float(error)
