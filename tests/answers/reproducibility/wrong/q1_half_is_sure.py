# A score of less than half is taken to be reached for certain
# Witness: best_by_luck(5, 1, 2) gives Fraction(1, 1), right is Fraction(13, 16)
def best_by_luck(people, models, hits):
    if 2 * hits < people:
        return Fraction(1)
    return 1 - (1 - at_least(hits, people, Fraction(1, 2))) ** models
