# Seven people: the binomials are made for six at most, the seventh is left out.
def shuffled_delta(people, p, factor):
    n = min(people, 6)
    rows = []
    for j in range(n + 1):
        chances = [Fraction(1)]
        for q in [1 - p] * j + [p] * (n - j):
            chances = [a * (1 - q) + b * q for a, b in zip([*chances, 0], [0, *chances])]
        rows.append(chances)
    return max(
        sum(max(s - factor * t, Fraction(0)) for s, t in zip(*pair))
        for one, other in zip(rows, rows[1:])
        for pair in ((one, other), (other, one))
    )
