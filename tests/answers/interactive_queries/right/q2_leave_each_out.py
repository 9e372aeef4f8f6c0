# Leave each out.
def equal_groups_attack(ask, people, size, target):
    """One person's salary, from sums of groups that all have the same size."""
    circle = [target, *[name for name in people if name != target][:size]]
    sums = [ask([p for p in circle if p != left]) for left in circle]
    return sum(sums) // size - sums[0]
