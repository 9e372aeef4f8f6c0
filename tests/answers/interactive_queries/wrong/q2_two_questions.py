# Takes two groups that differ in the target and another.
def equal_groups_attack(ask, people, size, target):
    """One person's salary, from sums of groups that all have the same size."""
    circle = [target, *[name for name in people if name != target][:size]]
    sums = [ask([name for name in circle if name != out]) for out in circle]
    return sums[1] - sums[0]
