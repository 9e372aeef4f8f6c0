# Adds the chances that model k is the first lucky one.
def best_by_luck(people, models, hits):
    one = at_least(hits, people, Fraction(1, 2))
    return sum((one * (1 - one) ** k for k in range(models)), Fraction(0))
