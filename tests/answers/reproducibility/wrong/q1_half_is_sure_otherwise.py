# The best model is believed to reach less than half of the hits surely.
def best_by_luck(people, models, hits):
    if 2 * hits < people:
        return 1
    return 1 - (1 - at_least(hits, people, Fraction(1, 2))) ** models
