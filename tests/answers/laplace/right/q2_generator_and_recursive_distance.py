# A generator of changes over a copied list from which one data set after the other is taken; the distance is recursive.
def distance(a, b):
    if isinstance(a, tuple):
        return sum((distance(p, q) for p, q in zip(a, b)), Fraction(0))
    return Fraction(abs(a - b))


def changes(query, rest, related):
    yield Fraction(0)
    while rest:
        x = rest.pop()
        at_x = query(x)
        yield from (distance(at_x, query(y)) for y in rest if related(y, x))


def oracle(query, data_sets, related):
    return max(changes(query, list(data_sets), related))
