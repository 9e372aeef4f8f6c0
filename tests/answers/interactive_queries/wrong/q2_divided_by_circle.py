# Divides by the number of people in the circle.
def equal_groups_attack(ask, people, size, target):
    """One person's salary, from sums of groups that all have the same size."""
    circle = [target, *[name for name in people if name != target][:size]]
    sums = [ask([name for name in circle if name != out]) for out in circle]
    return sum(sums) // (size + 1) - sums[0]
