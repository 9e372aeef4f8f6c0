# Target alone.
def equal_groups_attack(ask, people, size, target):
    if size == 1:
        return ask([target])
    others = [name for name in people if name != target][:size]
    without = ask(others)
    held = 0
    for i in range(size):
        held += ask([target] + others[:i] + others[i + 1 :])
    return Fraction(held - (size - 1) * without, size)
