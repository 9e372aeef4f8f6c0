# Counts ways in whole numbers: all labels of all models, less those where every model stays below.
def best_by_luck(people, models, hits):
    """The chance that the best of so many coin-tossing models scores at least so many hits."""
    how_many = (1 << people) ** models
    below = sum(math.comb(people, k) for k in range(hits)) ** models
    return Fraction(how_many - below, how_many)
