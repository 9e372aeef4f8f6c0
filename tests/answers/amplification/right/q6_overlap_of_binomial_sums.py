# By overlap of binomial sums.
def shuffled_delta(people, p, factor):
    n, c = people, factor

    def chance(u, k):
        v = n - u
        return sum(
            math.comb(u, j) * math.comb(v, k - j) * (1 - p) ** (v - k + 2 * j) * p ** (u + k - 2 * j)
            for j in range(max(0, k - v), min(u, k) + 1)
        )

    least = 1
    for u in range(n):
        for one, other in ((u, u + 1), (u + 1, u)):
            least = min(least, sum(min(chance(one, k), c * chance(other, k)) for k in range(n + 1)))
    return 1 - least
