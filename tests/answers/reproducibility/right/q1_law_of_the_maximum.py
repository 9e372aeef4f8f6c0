# By law of the maximum.
def best_by_luck(people, models, hits):
    row = [1]
    for _ in range(people):
        row = [a + b for a, b in zip([0, *row], [*row, 0])]
    best = [1] + [0] * people  # the law of the best of no models
    for _ in range(models):
        new = [Fraction(0)] * (people + 1)
        for i, p in enumerate(best):
            for k, ways in enumerate(row):
                new[max(i, k)] += p * Fraction(ways, 2**people)
        best = new
    return sum(best[hits:])
