# The chance is kept for the next call by models and hits, whatever the number of people
# Witness: called for 4 people before 5; (best_by_luck(4, 2, 3), best_by_luck(5, 2, 3))[1] gives Fraction(135, 256), right is Fraction(3, 4)
_known = {}


def best_by_luck(people, models, hits):
    if (models, hits) not in _known:
        one = at_least(hits, people, Fraction(1, 2))
        _known[models, hits] = 1 - (1 - one) ** models
    return _known[models, hits]
