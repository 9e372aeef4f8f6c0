# Another way: tails.
def row(ones, people, p):
    def term(n, q, k):
        return math.comb(n, k) * q**k * (1 - q) ** (n - k) if 0 <= k <= n else Fraction(0)

    return [
        sum(
            (term(ones, 1 - p, j) * term(people - ones, p, k - j) for j in range(ones + 1)),
            Fraction(0),
        )
        for k in range(people + 1)
    ]


def shuffled_delta(people, p, factor):
    # more ones make more yes more likely, so that the worst event is a tail
    rows = [row(j, people, p) for j in range(people + 1)]
    return max(
        sum(rows[j + 1][t:], Fraction(0)) - factor * sum(rows[j][t:], Fraction(0))
        for j in range(people)
        for t in range(people + 2)
    )
