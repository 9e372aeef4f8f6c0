# Binomial sums in exact fractions, each candidate error tried from below.
def accuracy(n, ones, p):
    p, n, ones = Fraction(p).limit_denominator(10**15), int(n), int(ones)
    zeros = n - ones
    law = [Fraction(0)] * (n + 1)
    for i in range(ones + 1):
        b1 = math.comb(ones, i) * (1 - p) ** i * p ** (ones - i)
        for j in range(zeros + 1):
            law[i + j] += b1 * math.comb(zeros, j) * p**j * (1 - p) ** (zeros - j)
    error = [abs((Fraction(k, n) - p) / (1 - 2 * p) - Fraction(ones, n)) for k in range(n + 1)]
    total = Fraction(0)
    for k in sorted(range(n + 1), key=error.__getitem__):
        total += law[k]
        if total >= Fraction(2, 3):
            return float(error[k])
