# Wrong at a second window with the same names: sums are kept from the first.
q2_sums = {}


def equal_groups_attack(ask, people, size, target):
    circle = [target, *[name for name in people if name != target][:size]]
    sums = []
    for left in circle:
        group = frozenset(circle) - {left}
        if group not in q2_sums:
            q2_sums[group] = ask(group)
        sums.append(q2_sums[group])
    return sum(sums) // size - sums[0]
