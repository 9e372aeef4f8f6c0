# Inclusion and exclusion.
def best_by_luck(people, models, hits):
    one = Fraction(at_least(hits, people, Fraction(1, 2)))
    return sum(math.comb(models, k) * (-1) ** (k + 1) * one**k for k in range(1, models + 1))
