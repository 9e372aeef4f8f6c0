# Wrong for hits 0: returns 0 in place of 1, as a score of 0 is no luck.
def best_by_luck(people, models, hits):
    one = at_least(hits, people, 0.5)
    return Fraction(1 - (1 - one) ** models)
