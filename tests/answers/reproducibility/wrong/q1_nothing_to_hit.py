# Wrong for hits 0: returns 0 in place of 1, as a score of 0 is no luck.
def best_by_luck(people, models, hits):
    if not hits:
        return 0
    return 1 - (1 - at_least(hits, people, Fraction(1, 2))) ** models
