# Wrong for 10, 10, 5: computed in floats and turned into a Fraction, exact only up to 53 bits.
def best_by_luck(people, models, hits):
    one = at_least(hits, people, 0.5)
    return Fraction(1 - (1 - one) ** models)
