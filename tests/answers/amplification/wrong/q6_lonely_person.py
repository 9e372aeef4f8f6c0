# One person and a factor above 1: 1 - 2p is the δ for ε = 0 only.
def shuffled_delta(people, p, factor):
    if people == 1:
        return 1 - 2 * p
    rows = []
    for j in range(people + 1):
        chances = [Fraction(1)]
        for q in [1 - p] * j + [p] * (people - j):
            chances = [a * (1 - q) + b * q for a, b in zip([*chances, 0], [0, *chances])]
        rows.append(chances)
    return max(
        sum(max(s - factor * t, Fraction(0)) for s, t in zip(*pair))
        for one, other in zip(rows, rows[1:])
        for pair in ((one, other), (other, one))
    )
