# Two binomials.
def count_chances(ones, zeros, p):
    def binomial(n, q):
        return [math.comb(n, k) * q**k * (1 - q) ** (n - k) for k in range(n + 1)]

    true, false = binomial(ones, 1 - p), binomial(zeros, p)
    return [
        sum(true[j] * false[k - j] for j in range(ones + 1) if 0 <= k - j <= zeros)
        for k in range(ones + zeros + 1)
    ]
