# Whole numbers.
def best_by_luck(people, models, hits):
    ways = 2**people
    below = sum(math.comb(people, k) for k in range(hits))
    return Fraction(ways**models - below**models, ways**models)
