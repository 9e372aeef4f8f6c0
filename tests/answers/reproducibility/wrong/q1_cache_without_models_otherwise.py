# Results are kept by people and hits and the number of models is forgotten.
kept = {}


def best_by_luck(people, models, hits):
    if (people, hits) not in kept:
        kept[people, hits] = 1 - (1 - at_least(hits, people, Fraction(1, 2))) ** models
    return kept[people, hits]
