# Counts both tails as luck.
def best_by_luck(people, models, hits):
    one = min(Fraction(1), 2 * at_least(hits, people, Fraction(1, 2)))
    return 1 - (1 - one) ** models
