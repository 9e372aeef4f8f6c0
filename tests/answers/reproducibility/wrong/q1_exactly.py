# Asks for exactly so many hits.
def best_by_luck(people, models, hits):
    one = Fraction(math.comb(people, hits), 2**people)
    return 1 - (1 - one) ** models
