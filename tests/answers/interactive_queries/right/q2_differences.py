# Differences.
def pairwise(ask, base, left, joined):
    return ask((base - {left}) | {joined})


def equal_groups_attack(ask, people, size, target):
    # A group with the target; each exchange of a member p for the outsider o tells x_o - x_p.
    others = [p for p in people if p != target]
    group, outsider = {target, *others[: size - 1]}, others[size - 1]
    first = ask(group)
    differences = {p: pairwise(ask, group, p, outsider) - first for p in group}
    # sum over the group of (x_o - x_p) = size * x_o - first
    x_outsider = (sum(differences.values()) + first) // size
    return x_outsider - differences[target]
