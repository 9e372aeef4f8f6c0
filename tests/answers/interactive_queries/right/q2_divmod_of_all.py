# The sum of the others, less what is too much, by divmod.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p != out]) for out in circle]
    whole, rest = divmod(sum(sums), size)
    assert rest == 0
    return whole - sums[circle.index(target)]
