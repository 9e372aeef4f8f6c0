# Takes the empty name for no target and tells of the first person.
def equal_groups_attack(ask, people, size, target):
    target = target or people[0]
    circle = [target] + [p for p in people if p != target][:size]
    sums = [ask([p for p in circle if p != q]) for q in circle]
    return sum(sums) // size - sums[0]
