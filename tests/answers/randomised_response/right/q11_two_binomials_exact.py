# Multiplies two binomial laws with exact Fractions and a double sum.
def accuracy(n, ones, p):
    flip = Fraction(p)

    def law(size, chance):
        return [math.comb(size, j) * chance**j * (1 - chance) ** (size - j) for j in range(size + 1)]

    table = {}
    for (i, v), (j, w) in itertools.product(
        enumerate(law(ones, 1 - flip)), enumerate(law(n - ones, flip))
    ):
        error = abs((Fraction(i + j, n) - flip) / (1 - 2 * flip) - Fraction(ones, n))
        table[error] = table.get(error, 0) + v * w
    return float(min(e for e in table if sum(w for f, w in table.items() if f <= e) >= Fraction(2, 3)))
