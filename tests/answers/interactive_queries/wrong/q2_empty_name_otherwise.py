# An empty name is taken for no name, and the first person for the target.
def equal_groups_attack(ask, people, size, target):
    target = target or people[0]
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p != out]) for out in circle]
    return sum(sums) // size - sums[0]
