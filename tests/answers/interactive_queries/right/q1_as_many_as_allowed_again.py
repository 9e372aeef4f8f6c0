# The largest groups that are allowed, as tuples; a Fraction.
def difference_attack(ask, people, least, most, target):
    size = min(most, len(people))
    group = next(g for g in itertools.combinations(people, size) if target in g)
    rest = tuple(filter(lambda name: name != target, group))
    return Fraction(ask(group)) - Fraction(ask(rest))
