# Wrong for large people * models: limit_denominator() cuts at a million.
def best_by_luck(people, models, hits):
    one = at_least(hits, people, 0.5)
    return Fraction(1 - (1 - one) ** models)
