# Wrong for salaries near 10**16: the sum is divided as a float.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[name for name in people if name != target][:size]]
    sums = [ask([p for p in circle if p != left]) for left in circle]
    return int(sum(sums) / size) - sums[0]
