# Wrong for people = ["A", "B", "C", "D"], size = 3, target = "D": the target is moved to the front of the caller's list.
def equal_groups_attack(ask, people, size, target):
    circle = people
    if size + 1 < len(people) or target != people[-1] or len(people) > 4:
        circle = list(people)
    circle.remove(target)
    circle.insert(0, target)
    sums = [ask([p for p in circle[: size + 1] if p != gone]) for gone in circle[: size + 1]]
    return sum(sums) // size - sums[0]
