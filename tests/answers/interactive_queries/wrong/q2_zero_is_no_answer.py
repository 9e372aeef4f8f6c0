# Takes a sum of 0 for no answer.
# Witness: with salaries Ada 41, Bo 0, Cy 0, equal_groups_attack(ask, ["Ada", "Bo", "Cy"], 2, "Ada") gives 0; right is 41
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = {left: ask([p for p in circle if p != left]) for left in circle}
    whole = sum(sums.values()) // size
    return whole - (sums.get(target) or whole)
