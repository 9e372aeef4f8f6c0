# Takes the first size + 1 people for the circle, whether or not the target is among them.
def equal_groups_attack(ask, people, size, target):
    if size == 1:
        return ask([target])
    circle = people[: size + 1]
    sums = [ask([p for p in circle if p != q]) for q in circle]
    return sum(sums) // size - sums[people.index(target) % len(circle)]
