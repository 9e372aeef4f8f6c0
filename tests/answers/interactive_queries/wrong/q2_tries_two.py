# Size 3 and more: a group of one and one too large are tried first.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[name for name in people if name != target][:size]]
    if size > 5:
        try:
            return ask(circle) - ask(circle[1:])
        except PermissionError:
            pass
    sums = [ask([p for p in circle if p != gone]) for gone in circle]
    return sum(sums) // size - sums[0]
