# Differences.
def equal_groups_attack(ask, people, size, target):
    others = {name for name in people if name != target}
    while len(others) > size:
        others.pop()
    base = ask(others)
    # x_t - x_p for each p; they add up to size * x_t - base
    gaps = [ask((others - {p}) | {target}) - base for p in others]
    return (sum(gaps) + base) // size
