# Wrong for small hits the mirror is off by one: at least h is the opposite of at most h - 1.
def best_by_luck(people, models, hits):
    half = Fraction(1, 2)
    if 2 * hits < people:
        one = 1 - at_least(people - hits, people, half)
    else:
        one = at_least(hits, people, half)
    return 1 - (1 - one) ** models
