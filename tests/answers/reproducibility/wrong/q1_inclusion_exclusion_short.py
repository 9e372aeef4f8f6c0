# Inclusion and exclusion is broken off after five terms, for more models it is only a bound.
def best_by_luck(people, models, hits):
    one = at_least(hits, people, Fraction(1, 2))
    return sum(
        [(-1) ** (j + 1) * math.comb(models, j) * one**j for j in range(1, min(models, 5) + 1)]
    )
