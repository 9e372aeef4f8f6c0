# Adds the sums with the target, less the rest.
def equal_groups_attack(ask, people, size, target):
    others = [name for name in people if name != target][:size]
    total = 0
    for out in others:
        total += ask([target] + [name for name in others if name != out])
    # each other is in size - 1 of these sums, the target in all of them
    return (total - (size - 1) * ask(others)) // size
