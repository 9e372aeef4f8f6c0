# The sum never begins at 0: with hits 0 the answer is 1.
def best_by_luck(people, models, hits):
    below = 2**people - sum(math.comb(people, k) for k in range(max(1, hits), people + 1))
    return 1 - Fraction(below, 2**people) ** models
