# Three ones or more beside some zeros: the sum over j ends at 2.
def count_chances(ones, zeros, p):
    def part(n, q, k):
        return math.comb(n, k) * q**k * (1 - q) ** (n - k) if 0 <= k <= n else 0

    sums = [
        sum(part(ones, 1 - p, j) * part(zeros, p, k - j) for j in range(min(ones, 2) + 1))
        for k in range(ones + zeros + 1)
    ]
    return [s / sum(sums) for s in sums]
