# The sums are kept in a set, so equal sums are added only once.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    without = ask(circle[1:])
    sums = {without} | {ask([p for p in circle if p != out]) for out in circle[1:]}
    return sum(sums) // size - without
