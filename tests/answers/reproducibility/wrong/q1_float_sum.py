# Sixty people: the chance of one model is summed in floats, which have 53 digits only.
def best_by_luck(people, models, hits):
    one = Fraction(sum(math.comb(people, k) * 0.5**people for k in range(hits, people + 1)))
    return 1 - (1 - one) ** models
