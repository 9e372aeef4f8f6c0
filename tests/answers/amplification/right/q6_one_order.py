# One order is enough over all data sets: exchanging yes and no is the other one.
def shuffled_delta(people, p, factor):
    def pmf(ones):
        chances = [Fraction(1)]
        for q in [1 - p] * ones + [p] * (people - ones):
            chances = [s * (1 - q) + g * q for s, g in zip([*chances, 0], [0, *chances])]
        return chances

    rows = [pmf(u) for u in range(people + 1)]
    return max(
        sum(max(s - factor * t, 0) for s, t in zip(rows[j + 1], rows[j])) for j in range(people)
    )
