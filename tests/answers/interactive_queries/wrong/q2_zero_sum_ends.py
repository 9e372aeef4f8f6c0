# A sum of 0 is taken to settle that the target has 0, also if the target is not in that group.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = []
    for out in circle:
        sums.append(ask([p for p in circle if p != out]))
        if sums[-1] == 0:
            return 0
    return sum(sums) // size - sums[0]
