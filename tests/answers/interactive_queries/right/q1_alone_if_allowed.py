# Asks about the target alone where groups of one are allowed, else two rotating windows.
def difference_attack(ask, people, least, most, target):
    if least <= 1:
        return ask([target])
    i = people.index(target)
    around = people[i:] + people[:i]
    sums = [ask(around[start : least + 1]) for start in (0, 1)]
    return sums[0] - sums[1]
