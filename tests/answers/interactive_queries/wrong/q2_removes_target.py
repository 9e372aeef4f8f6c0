# The argument changes: the target is moved to the front of people.
def equal_groups_attack(ask, people, size, target):
    people.remove(target)
    people.insert(0, target)
    circle = people[: size + 1]
    sums = [ask([p for p in circle if p != gone]) for gone in circle]
    return sum(sums) // size - sums[0]
