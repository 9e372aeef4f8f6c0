# Takes p with a small denominator.
def shuffled_delta(people, p, factor):
    p, rows = p.limit_denominator(10**6), []
    for ones in range(people + 1):
        chances = [Fraction(1)]
        for q in [1 - p] * ones + [p] * (people - ones):
            chances = [s * (1 - q) + g * q for s, g in zip([*chances, 0], [0, *chances])]
        rows.append(chances)
    return max(
        sum(max(s - factor * t, 0) for s, t in zip(rows[i], rows[j]))
        for i, j in itertools.permutations(range(people + 1), 2)
        if abs(i - j) == 1
    )
