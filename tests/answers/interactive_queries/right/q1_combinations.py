# Combinations.
def companions(people, target, size):
    for group in itertools.combinations(people, size):
        if target not in group:
            return group


def difference_attack(ask, people, least, most, target):
    group = companions(people, target, least)
    without = ask(group)
    return Fraction(ask(group + (target,))) - without
