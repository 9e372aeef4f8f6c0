# Asks for more than so many hits.
def best_by_luck(people, models, hits):
    one = at_least(hits + 1, people, Fraction(1, 2))
    return 1 - (1 - one) ** models
