# Remembers sums by the group between calls.
def equal_groups_attack(ask, people, size, target, told={}):
    circle = [target] + [p for p in people if p != target][:size]
    sums = {}
    for q in circle:
        key = tuple(p for p in circle if p != q)
        if key not in told:
            told[key] = ask(key)
        sums[q] = told[key]
    return sum(sums.values()) // size - sums[target]
