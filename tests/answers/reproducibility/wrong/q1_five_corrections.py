# Adds chances and corrects for several lucky models, but for five at most, which is too few for seven models.
def best_by_luck(people, models, hits):
    """The chance that the best of so many coin-tossing models scores at least so many hits."""
    one = at_least(hits, people, Fraction(1, 2))
    total = Fraction(0)
    for j in range(1, min(models, 5) + 1):
        total += (-1) ** (j + 1) * math.comb(models, j) * one**j
    return total
