# The first lucky model is number j, summed up
def best_by_luck(people, models, hits):
    row = [1]
    for _ in range(people):
        row = [a + c for a, c in zip([0] + row, row + [0])]
    lucky = Fraction(sum(row[hits:]), sum(row))
    found, none_yet = Fraction(0), Fraction(1)
    for _ in range(models):
        found += none_yet * lucky
        none_yet *= 1 - lucky
    return found
