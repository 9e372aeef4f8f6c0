# Keeps the answer for the same target and size, whatever window is asked.
# Witness: after a window where Ada has 41, a window with Ada 99, Bo 30 and equal_groups_attack(ask, ["Ada", "Bo"], 1, "Ada") gives 41; right is 99
_found = {}


def equal_groups_attack(ask, people, size, target):
    if (target, size) not in _found:
        circle = [target, *[p for p in people if p != target][:size]]
        sums = [ask([p for p in circle if p != left]) for left in circle]
        _found[target, size] = sum(sums) // size - sums[0]
    return _found[target, size]
