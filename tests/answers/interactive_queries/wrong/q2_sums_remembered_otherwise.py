# Sums of groups are remembered by names from an earlier window.
answered = {}


def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = []
    for out in circle:
        group = frozenset(circle) - {out}
        if group not in answered:
            answered[group] = ask(group)
        sums.append(answered[group])
    return sum(sums) // size - sums[0]
