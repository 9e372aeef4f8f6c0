# Salaries near 10**16: the sum divided by / is a float that has lost digits.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[name for name in people if name != target][:size]]
    sums = [ask([p for p in circle if p != gone]) for gone in circle]
    return round(sum(sums) / size) - sums[0]
