# Rotated tuple.
def without(people, place):
    return tuple(people[place + 1 :]) + tuple(people[:place])


def difference_attack(ask, people, least, most, target):
    rest = without(people, people.index(target))
    small, large = ask(rest[:least]), ask((target,) + rest[:least])
    return Fraction(large - small)
