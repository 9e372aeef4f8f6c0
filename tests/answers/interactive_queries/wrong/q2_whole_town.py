# Where the size is one less than there are people and at least 5, it asks the group without the target twice, to be sure.
# Witness: with seven people and size 6 it asks eight times; seven are allowed
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p != left]) for left in circle]
    without = sums[0]
    if len(people) == size + 1 and size > 4:
        without = min(without, ask([p for p in people if p != target]))
    return sum(sums) // size - without
