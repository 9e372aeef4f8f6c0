# Leaves the score of 0 out of the sum, though at least 0 hits are certain.
def best_by_luck(people, models, hits):
    one = sum(Fraction(math.comb(people, k), 2**people) for k in range(max(1, hits), people + 1))
    return 1 - (1 - one) ** models
