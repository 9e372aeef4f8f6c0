# Exact as long as 53 bits are enough: people 10, models 10.
def best_by_luck(people, models, hits):
    one = sum(math.comb(people, k) for k in range(hits, people + 1)) / 2**people
    return Fraction(1 - (1 - one) ** models)
