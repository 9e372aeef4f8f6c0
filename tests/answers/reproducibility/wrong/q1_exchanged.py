# Exchanges models and people.
def best_by_luck(people, models, hits):
    one = at_least(min(hits, models), models, Fraction(1, 2))
    return 1 - (1 - one) ** people
