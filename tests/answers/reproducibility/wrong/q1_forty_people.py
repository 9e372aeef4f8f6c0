# A normal curve beyond forty people.
def best_by_luck(people, models, hits):
    if people > 40:
        z = (hits - 0.5 - people / 2) / (math.sqrt(people) / 2)
        one = Fraction(math.erfc(z / math.sqrt(2)) / 2)
    else:
        one = at_least(hits, people, Fraction(1, 2))
    return 1 - (1 - one) ** models
