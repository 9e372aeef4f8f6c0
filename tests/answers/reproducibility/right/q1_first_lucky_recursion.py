# First lucky recursion
def best_by_luck(people, models, hits):
    row = [1]
    for _ in range(people):
        row = [a + b for a, b in zip([0, *row], [*row, 0])]
    one = Fraction(sum(row[hits:]), sum(row))

    def lucky(m):
        return one + (1 - one) * lucky(m - 1) if m else Fraction(0)

    return lucky(models)
