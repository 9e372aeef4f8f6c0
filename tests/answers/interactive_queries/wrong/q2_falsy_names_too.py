# A person called 0 or "" is left out: the circle may be too small.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[name for name in people if name and name != target][:size]]
    sums = [ask([p for p in circle if p != gone]) for gone in circle]
    return sum(sums) // size - sums[0]
