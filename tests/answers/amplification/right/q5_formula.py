# The double binomial sum, with Fractions inside, floats out.
def count_chances(ones, zeros, p):
    p = Fraction(p)

    def binomial(n, q):
        return [math.comb(n, k) * q**k * (1 - q) ** (n - k) for k in range(n + 1)]

    first, second = binomial(ones, 1 - p), binomial(zeros, p)
    return [
        float(sum(first[j] * second[k - j] for j in range(ones + 1) if 0 <= k - j <= zeros))
        for k in range(ones + zeros + 1)
    ]
