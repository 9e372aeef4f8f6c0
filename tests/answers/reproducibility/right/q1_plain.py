# Plain, otherwise.
def best_by_luck(people, models, hits):
    return 1 - (1 - at_least(hits, people, Fraction(1, 2))) ** models
