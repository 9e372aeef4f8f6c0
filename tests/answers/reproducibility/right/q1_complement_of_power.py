# By complement of power.
def best_by_luck(people, models, hits):
    one = at_least(hits, people, Fraction(1, 2))
    return 1 - (1 - one) ** models
