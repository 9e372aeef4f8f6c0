# Asks that all are lucky.
def best_by_luck(people, models, hits):
    one = at_least(hits, people, Fraction(1, 2))
    return one**models
