# Remembers results for people and hits only.
luck = {}


def best_by_luck(people, models, hits):
    if (people, hits) not in luck:
        luck[people, hits] = 1 - (1 - at_least(hits, people, Fraction(1, 2))) ** models
    return luck[people, hits]
