# Leaves everybody out in turn, of the whole list.
def equal_groups_attack(ask, people, size, target):
    sums = {out: ask([name for name in people if name != out]) for out in people}
    return sum(sums.values()) // (len(people) - 1) - sums[target]
