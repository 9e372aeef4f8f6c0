# Wrong for more than five models: inclusion and exclusion was stopped after five terms.
def best_by_luck(people, models, hits):
    one = at_least(hits, people, 0.5)
    return Fraction(1 - (1 - one) ** models)
