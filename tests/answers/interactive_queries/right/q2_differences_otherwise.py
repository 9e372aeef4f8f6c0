# Exchanges the target for each other person
def equal_groups_attack(ask, people, size, target):
    others = [p for p in people if p != target][:size]
    without = ask(tuple(others))
    total = 0
    for i in range(size):
        group = others[:i] + [target] + others[i + 1 :]
        total += ask(group) - without  # the target less person i
    # total = size * target - without
    return (total + without) // size
