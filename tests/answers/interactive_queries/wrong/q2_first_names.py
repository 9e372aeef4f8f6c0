# Takes the first names of the alphabet for the circle, whether or not the target is among them.
# Witness: with salaries Ada 41, Bo 30, Cy 35, Dan 52, Eve 38, equal_groups_attack(ask, people, 2, "Eve") gives 106, the sum of the circle; right is 38
def equal_groups_attack(ask, people, size, target):
    if size == 1:
        return ask([target])
    circle = sorted(people)[: size + 1]
    sums = {left: ask([p for p in circle if p != left]) for left in circle}
    return sum(sums.values()) // size - sums.get(target, 0)
