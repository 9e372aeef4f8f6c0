# Many models: a chance above 0.999999 is given as 1.
def best_by_luck(people, models, hits):
    one = at_least(hits, people, Fraction(1, 2))
    lucky = 1 - (1 - one) ** models
    return Fraction(1) if lucky > 1 - Fraction(1, 10**6) else lucky
