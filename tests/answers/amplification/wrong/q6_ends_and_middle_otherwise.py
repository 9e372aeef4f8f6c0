# Only the two ends and the middle of the data sets are looked at.
def shuffled_delta(people, p, factor):
    def law(j):
        chances = [Fraction(1)]
        for q in [1 - p] * j + [p] * (people - j):
            chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
        return chances

    def over(P, Q):
        return sum(max(s - factor * t, 0) for s, t in zip(P, Q))

    worst = 0
    for j in {0, (people - 1) // 2, people // 2, people - 1}:
        if j < people:
            worst = max(worst, over(law(j), law(j + 1)), over(law(j + 1), law(j)))
    return worst
