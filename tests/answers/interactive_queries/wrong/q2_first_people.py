# The circle is the first size + 1 people, and if the target is not in it, nothing is taken off.
def equal_groups_attack(ask, people, size, target):
    if size == 1:
        return ask([target])
    circle = people[: size + 1]
    without = {out: ask([p for p in circle if p != out]) for out in circle}
    return sum(without.values()) // size - without.get(target, 0)
