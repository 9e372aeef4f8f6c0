# Wrong for names that are equal but another object: is not finds the target twice.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[name for name in people if name is not target][:size]]
    sums = [ask([p for p in circle if p is not left]) for left in circle]
    return sum(sums) // size - sums[0]
