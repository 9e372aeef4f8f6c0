# No hits need no luck, so the chance of luck is taken for 0 when hits is 0.
def best_by_luck(people, models, hits):
    if not hits:
        return Fraction(0)
    return 1 - (1 - at_least(hits, people, Fraction(1, 2))) ** models
