# Wrong for people = ["", "Ada", "Bo"], size = 2: the empty name is left out, so the circle is too small.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in filter(None, people) if p != target][:size]]
    sums = [ask([p for p in circle if p != gone]) for gone in circle]
    return sum(sums) // size - sums[0]
