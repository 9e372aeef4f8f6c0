# Takes the other tail for less than half of the people, by symmetry gone wrong.
def best_by_luck(people, models, hits):
    hits = max(hits, people - hits)
    one = at_least(hits, people, Fraction(1, 2))
    return 1 - (1 - one) ** models
