# By combinations of the circle.
def equal_groups_attack(ask, people, size, target):
    circle = [target] + [p for p in people if p != target][:size]
    sums = {group: ask(group) for group in itertools.combinations(circle, size)}
    everybody = Fraction(sum(sums.values()), size)
    return everybody - next(s for group, s in sums.items() if target not in group)
