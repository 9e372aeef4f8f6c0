# The largest groups that are allowed, as sets
def difference_attack(ask, people, least, most, target):
    group = set(people)
    group.discard(target)
    while len(group) >= most:
        group.pop()
    without = ask(frozenset(group))
    group.add(target)
    return Fraction(ask(frozenset(group)) - without)
