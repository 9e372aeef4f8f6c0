# Takes the first combination of others.
def difference_attack(ask, people, least, most, target):
    rest = next(c for c in itertools.combinations(people, least) if target not in c)
    return -(ask(rest) - ask((target, *rest)))
