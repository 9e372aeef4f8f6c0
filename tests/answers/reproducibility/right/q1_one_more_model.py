# One more model.
def below(people, hits):
    row = [1]
    for _ in range(people):
        row = [a + b for a, b in zip([*row, 0], [0, *row])]
    return Fraction(sum(row[:hits]), 2**people)


def best_by_luck(people, models, hits):
    lucky, miss = Fraction(0), below(people, hits)
    for _ in range(models):
        lucky = lucky + (1 - lucky) * (1 - miss)
    return lucky
