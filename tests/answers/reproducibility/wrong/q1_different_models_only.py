# There are only 2^n different models on n people, so more of them are taken not to help
# Witness: best_by_luck(1, 5, 1) gives Fraction(3, 4), right is Fraction(31, 32)
def best_by_luck(people, models, hits):
    one = at_least(hits, people, Fraction(1, 2))
    return 1 - (1 - one) ** min(models, 2**people)
