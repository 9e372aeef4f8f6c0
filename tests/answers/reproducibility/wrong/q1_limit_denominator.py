# Wrong for large people * models: limit_denominator() cuts at a million.
def best_by_luck(people, models, hits):
    one = at_least(hits, people, Fraction(1, 2))
    return (1 - (1 - one) ** models).limit_denominator()
