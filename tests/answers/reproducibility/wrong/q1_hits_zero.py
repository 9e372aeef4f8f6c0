# Believes that no hit needs a model that has none.
def best_by_luck(people, models, hits):
    if hits == 0:
        return 0
    one = at_least(hits, people, Fraction(1, 2))
    return 1 - (1 - one) ** models
