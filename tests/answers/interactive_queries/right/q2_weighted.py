# One person alone if allowed; otherwise sums with weights
def equal_groups_attack(ask, people, size, target):
    if size == 1:
        return ask({target})
    friends = tuple(p for p in people if p != target)[:size]
    total = -(size - 1) * ask(friends)
    for out in friends:
        total += ask({target, *friends} - {out})
    return Fraction(total, size)
