# Pools the hits of all models.
def best_by_luck(people, models, hits):
    return at_least(hits * models, people * models, Fraction(1, 2))
