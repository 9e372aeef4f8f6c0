# Chances of the models are added and capped at 1 when hits is more than the usual half by two.
def best_by_luck(people, models, hits):
    one = at_least(hits, people, Fraction(1, 2))
    if hits >= people / 2 + 2:  # so rare that two are never lucky together
        return min(Fraction(1), models * one)
    return 1 - (1 - one) ** models
