# Wrong for two people, size = 1: three questions are asked (each of two, and the target again) where two are allowed.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p != gone]) for gone in circle]
    if size == 1 and len(people) == 2:
        return ask([target])
    return sum(sums) // size - sums[0]
