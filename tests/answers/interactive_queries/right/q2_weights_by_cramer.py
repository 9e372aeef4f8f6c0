# The solution of the equations by its formula, all over the size.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p != out]) for out in circle]
    top = sum(sums[1:]) - (size - 1) * sums[0]
    return top // size
