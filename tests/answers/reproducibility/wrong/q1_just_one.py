# Asks that just one of them is lucky.
def best_by_luck(people, models, hits):
    one = at_least(hits, people, Fraction(1, 2))
    return models * one * (1 - one) ** (models - 1)
