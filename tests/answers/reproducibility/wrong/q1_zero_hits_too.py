# Hits = 0: "no luck is needed", and 0 is returned instead of 1.
def best_by_luck(people, models, hits):
    if not hits:
        return Fraction(0)
    one = at_least(hits, people, Fraction(1, 2))
    return 1 - (1 - one) ** models
