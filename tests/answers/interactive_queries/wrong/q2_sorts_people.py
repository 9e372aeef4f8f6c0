# Sorts the list that it was given.
def equal_groups_attack(ask, people, size, target):
    people.sort(key=lambda name: name != target)
    circle = people[: size + 1]
    sums = [ask([name for name in circle if name != out]) for out in circle]
    return sum(sums) // size - sums[0]
