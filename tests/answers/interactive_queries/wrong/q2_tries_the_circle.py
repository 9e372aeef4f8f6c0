# For large groups it first tries to ask about the whole circle, and a refused question counts.
# Witness: with six people and size 5 it asks seven times, the first is refused and counts; six are allowed
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    whole = None
    if size > 4:
        try:
            whole = ask(circle)
        except PermissionError:
            pass
    sums = [ask([p for p in circle if p != left]) for left in circle]
    return (sum(sums) // size if whole is None else whole) - sums[0]
