# Wrong for people = ["Ada", "Adam", "Bo"], size = 2, target "Ada": Adam is left out too.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[name for name in people if str(target) not in str(name)][:size]]
    sums = [ask([p for p in circle if p != left]) for left in circle]
    return sum(sums) // size - sums[0]
