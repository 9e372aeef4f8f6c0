# Rounds the quotient of the sums.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[name for name in people if name != target][:size]]
    sums = [ask([name for name in circle if name != out]) for out in circle]
    return round(sum(sums) / size) - sums[0]
