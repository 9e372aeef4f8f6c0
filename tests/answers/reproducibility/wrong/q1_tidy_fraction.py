# Many people or models: the exact denominator is 2**(people * models), and is not kept.
def best_by_luck(people, models, hits):
    one = at_least(hits, people, Fraction(1, 2))
    return (1 - (1 - one) ** models).limit_denominator(10**12)
