# Asks for all groups of a circle.
def equal_groups_attack(ask, people, size, target):
    place = people.index(target)
    circle = (people + people)[place : place + size + 1]
    sums = {group: ask(group) for group in itertools.combinations(circle, size)}
    whole, rest = divmod(sum(sums.values()), size)
    assert rest == 0
    return whole - next(s for group, s in sums.items() if target not in group)
