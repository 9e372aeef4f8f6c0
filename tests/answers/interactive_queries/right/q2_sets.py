# Uses sets, and exact division at the end.
def equal_groups_attack(ask, people, size, target):
    circle = {target, *sorted(set(people) - {target})[:size]}
    sums = Counter({out: ask(circle - {out}) for out in circle})
    return Fraction(sum(sums.values()) - size * sums[target], size)
