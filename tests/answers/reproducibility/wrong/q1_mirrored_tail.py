# Fewer hits than half: the tail of the other side is one place off.
def best_by_luck(people, models, hits):
    if 2 * hits < people:
        one = 1 - at_least(people - hits, people, Fraction(1, 2))
    else:
        one = at_least(hits, people, Fraction(1, 2))
    return 1 - (1 - one) ** models
