# Divides each sum by the size, dropping the rest, before adding up.
# Witness: with salaries Ada 41, Bo 30, Cy 35, equal_groups_attack(ask, ["Ada", "Bo", "Cy"], 2, "Ada") gives 40; right is 41
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p != left]) for left in circle]
    return sum(s // size for s in sums) - sums[0]
