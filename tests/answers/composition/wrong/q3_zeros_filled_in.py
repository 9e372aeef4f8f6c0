# Missing probabilities of 0 are written into the rows of first: an argument is changed.
# Witness: after(compose, {0: {"a": Fraction(1)}, 1: {"b": Fraction(1)}}, {a: {x: {"c": Fraction(1)} for x in (0, 1)} for a in "ab"}) gives ('arguments afterwards', ({0: {'a': 1, 'b': 0}, 1: {'b': 1, 'a': 0}}, {'a': {0: {'c': 1}, 1: {'c': 1}}, 'b': {0: {'c': 1}, 1: {'c': 1}}})); right is ('arguments afterwards', ({0: {'a': 1}, 1: {'b': 1}}, {'a': {0: {'c': 1}, 1: {'c': 1}}, 'b': {0: {'c': 1}, 1: {'c': 1}}})).
def compose(first, later):
    for row in first.values():
        for a in later:
            row.setdefault(a, Fraction(0))
    return {
        x: {(a, b): u * v for a, u in row.items() for b, v in later[a][x].items()}
        for x, row in first.items()
    }
