# Binomial coefficients for both groups.
def shuffled_delta(people, p, factor):
    def pmf(u):
        v = people - u
        return [
            sum(
                math.comb(u, j)
                * math.comb(v, k - j)
                * (1 - p) ** (j + v - k + j)
                * p ** (u - j + k - j)
                for j in range(max(0, k - v), min(u, k) + 1)
            )
            for k in range(people + 1)
        ]

    rows = [pmf(u) for u in range(people + 1)]
    return max(
        sum((max(s - factor * t, 0) for s, t in zip(rows[i], rows[k])), Fraction(0))
        for i in range(people + 1)
        for k in (i - 1, i + 1)
        if 0 <= k <= people
    )
