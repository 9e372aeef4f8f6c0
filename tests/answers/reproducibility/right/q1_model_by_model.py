# Model by model: not lucky so far, lucky now; Pascal's triangle by hand
def best_by_luck(people, models, hits):
    row = [1]
    for _ in range(people):
        row = [a + b for a, b in zip([0, *row], [*row, 0])]
    lucky = Fraction(sum(row[hits:]), sum(row))
    total, unlucky = Fraction(0), Fraction(1)
    for _ in range(models):
        total += unlucky * lucky
        unlucky *= 1 - lucky
    return total
