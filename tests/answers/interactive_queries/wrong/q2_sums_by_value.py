# Takes the target's sum for the smallest one: whoever is left out of it earns most.
def equal_groups_attack(ask, people, size, target):
    circle = [target] + [p for p in people if p != target][:size]
    sums = [ask([p for p in circle if p != q]) for q in circle]
    return sum(sums) // size - min(sums)
