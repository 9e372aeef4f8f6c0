# Wrong for nine people and more: the circle itself is asked for, which is refused and counts.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[name for name in people if name != target][:size]]
    try:
        whole = ask(circle) if len(people) > 8 else None
    except PermissionError:
        whole = None
    sums = [ask([p for p in circle if p != left]) for left in circle]
    return (sum(sums) // size if whole is None else whole) - sums[0]
