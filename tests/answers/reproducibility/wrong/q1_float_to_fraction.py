# Goes through a float, and back to a fraction.
def best_by_luck(people, models, hits):
    one = at_least(hits, people, Fraction(1, 2))
    return Fraction(float(1 - (1 - one) ** models)).limit_denominator(10**9)
