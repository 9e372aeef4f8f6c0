# A rare score: the chances of the models are added if they are below 1/100 together.
def best_by_luck(people, models, hits):
    one = at_least(hits, people, Fraction(1, 2))
    return models * one if models * one < Fraction(1, 100) else 1 - (1 - one) ** models
