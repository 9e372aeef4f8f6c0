# Adds up differences from the sum without the target.
def equal_groups_attack(ask, people, size, target):
    others = [name for name in people if name != target][:size]
    rest = ask(frozenset(others))
    with_target = sum(ask([target, *others[:i], *others[i + 1 :]]) for i in range(size))
    return Fraction(with_target - (size - 1) * rest, size)
