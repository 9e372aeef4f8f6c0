# Computes in floats and makes a fraction of the result.
def best_by_luck(people, models, hits):
    return Fraction(1 - (1 - at_least(hits, people, 0.5)) ** models)
