# Adds the chances.
def best_by_luck(people, models, hits):
    one = at_least(hits, people, Fraction(1, 2))
    return min(Fraction(1), one * models)
