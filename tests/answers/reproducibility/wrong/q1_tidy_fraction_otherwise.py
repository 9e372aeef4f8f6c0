# The fraction is tidied up to a denominator of at most 100000, which changes it.
def best_by_luck(people, models, hits):
    p = 1 - (1 - at_least(hits, people, Fraction(1, 2))) ** models
    return p.limit_denominator(100_000)
