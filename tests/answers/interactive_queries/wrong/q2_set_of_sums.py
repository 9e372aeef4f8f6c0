# Two people in the circle with the same salary: their sums are equal, and a set keeps one.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[name for name in people if name != target][:size]]
    without = ask(circle[1:])
    sums = {ask([p for p in circle if p != gone]) for gone in circle[1:]} | {without}
    return sum(sums) // size - without
