# P such as 1/7: computed with floats, the fraction near to the result is not the exact one.
def shuffled_delta(people, p, factor):
    rows, q0, c = [], float(p), float(factor)
    for j in range(people + 1):
        chances = [1.0]
        for q in [1 - q0] * j + [q0] * (people - j):
            chances = [a * (1 - q) + b * q for a, b in zip([*chances, 0], [0, *chances])]
        rows.append(chances)
    worst = max(
        sum(max(s - c * t, 0) for s, t in zip(*pair))
        for one, other in zip(rows, rows[1:])
        for pair in ((one, other), (other, one))
    )
    return Fraction(worst).limit_denominator(10**5)
