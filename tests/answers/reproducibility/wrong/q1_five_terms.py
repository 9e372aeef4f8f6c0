# Inclusion and exclusion stops after five terms: models 6.
def best_by_luck(people, models, hits):
    one = at_least(hits, people, Fraction(1, 2))
    return sum(
        (-1) ** (r + 1) * math.comb(models, r) * one**r for r in range(1, min(models, 5) + 1)
    )
