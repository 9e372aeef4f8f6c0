# Adds up the rounded shares of all sums.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p != out]) for out in circle]
    return sum(s // size for s in sums) - sums[0]
