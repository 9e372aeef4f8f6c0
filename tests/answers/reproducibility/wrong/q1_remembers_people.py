# The same people and hits with other models: the first answer comes back.
LUCK = {}


def best_by_luck(people, models, hits):
    if (people, hits) not in LUCK:
        one = at_least(hits, people, Fraction(1, 2))
        LUCK[people, hits] = 1 - (1 - one) ** models
    return LUCK[people, hits]
