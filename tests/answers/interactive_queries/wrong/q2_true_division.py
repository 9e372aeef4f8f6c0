# Divides by floats, and cuts.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p != o]) for o in circle]
    return int(sum(sums) / size) - sums[0]
