# Wrong for any list whose first is not the target: the argument is put in another order.
def equal_groups_attack(ask, people, size, target):
    people.remove(target)
    people.insert(0, target)
    circle = people[: size + 1]
    sums = [ask([p for p in circle if p != left]) for left in circle]
    return sum(sums) // size - sums[0]
