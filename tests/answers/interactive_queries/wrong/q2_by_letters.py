# Joins the names with a comma, and takes them apart.
def equal_groups_attack(ask, people, size, target):
    rest = ",".join(str(name) for name in people if name != target).split(",")
    circle = [target, *rest[:size]]
    sums = [ask([name for name in circle if name != out]) for out in circle]
    return sum(sums) // size - sums[0]
