# Asks for groups of two sizes.
def equal_groups_attack(ask, people, size, target):
    others = [name for name in people if name != target][:size]
    return ask([*others, target]) - ask(others)
