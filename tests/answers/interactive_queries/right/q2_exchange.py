# Finds how much each other differs from the target, and adds up.
def equal_groups_attack(ask, people, size, target):
    others = [name for name in people if name != target][:size]
    without_target = ask(others)
    # x_target - x_other, from the group in which the target stands for the other
    gaps = [ask([target, *others[:i], *others[i + 1 :]]) - without_target for i in range(size)]
    return (without_target + sum(gaps)) // size
