# Moves the target to the front of the list that it was given.
# Witness: equal_groups_attack(ask, people, 2, "Cy") with people = ["Ada", "Bo", "Cy"] returns 35, which is right, but leaves people = ["Cy", "Ada", "Bo"]; it must stay as it is
def equal_groups_attack(ask, people, size, target):
    people.insert(0, people.pop(people.index(target)))
    circle = people[: size + 1]
    sums = [ask([p for p in circle if p != left]) for left in circle]
    return sum(sums) // size - sums[0]
