# Looks at half of the data sets, in one order.
def shuffled_delta(people, p, factor):
    rows = []
    for ones in range(people + 1):
        chances = [Fraction(1)]
        for q in [1 - p] * ones + [p] * (people - ones):
            chances = [s * (1 - q) + g * q for s, g in zip([*chances, 0], [0, *chances])]
        rows.append(chances)
    return max(
        sum(max(s - factor * t, 0) for s, t in zip(rows[j + 1], rows[j]))
        for j in range((people + 1) // 2)
    )
