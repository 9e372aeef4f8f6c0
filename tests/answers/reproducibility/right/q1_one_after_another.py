# One after another.
def best_by_luck(people, models, hits):
    row = [1]
    for _ in range(people):
        row = [a + b for a, b in zip(row + [0], [0] + row)]
    lucky = Fraction(sum(row[hits:]), 2**people)
    found = Fraction(0)
    for _ in range(models):
        found += (1 - found) * lucky
    return found
