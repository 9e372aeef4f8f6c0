# Two binomials, summed over how many of the ones say yes.
def count_chances(ones, zeros, p):
    def binomial(n, k, q):
        return math.comb(n, k) * q**k * (1 - q) ** (n - k) if 0 <= k <= n else 0

    return [
        float(sum(binomial(ones, j, 1 - p) * binomial(zeros, k - j, p) for j in range(k + 1)))
        for k in range(ones + zeros + 1)
    ]
