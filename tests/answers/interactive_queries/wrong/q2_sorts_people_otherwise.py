# Sorts the list that was given in place.
def equal_groups_attack(ask, people, size, target):
    people.sort(key=lambda p: p != target)
    people.sort(key=lambda p: (p != target, p))
    circle = people[: size + 1]
    sums = [ask([p for p in circle if p != q]) for q in circle]
    return sum(sums) // size - sums[0]
