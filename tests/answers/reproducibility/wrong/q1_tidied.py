# Rounded to a denominator of at most a million: people 30, hits 15.
def best_by_luck(people, models, hits):
    one = at_least(hits, people, Fraction(1, 2))
    return (1 - (1 - one) ** models).limit_denominator(10**6)
