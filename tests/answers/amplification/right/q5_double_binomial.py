# Double binomial.
def binomial(n, q, k):
    return math.comb(n, k) * q**k * (1 - q) ** (n - k) if 0 <= k <= n else 0


def count_chances(ones, zeros, p):
    return [
        sum(binomial(ones, 1 - p, j) * binomial(zeros, p, k - j) for j in range(ones + 1))
        for k in range(ones + zeros + 1)
    ]
