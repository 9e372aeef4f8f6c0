# Compares yes and no, with both impossible and one impossible handled apart.
def epsilon_of_coins(first, second):
    yes_0 = (1 - first) * second
    no_1 = (1 - first) * (1 - second)
    yes_1, no_0 = first + yes_0, first + no_1
    worst = 0.0
    for one, other in ((yes_1, yes_0), (no_1, no_0)):
        if one == 0 and other == 0:
            continue
        if one == 0 or other == 0:
            return math.inf
        worst = max(worst, abs(math.log(one / other)))
    return worst
