# By recursive symmetry.
def epsilon_of_coins(first, second):
    if second > 1 / 2:
        return epsilon_of_coins(first, 1 - second)  # exchange yes and no, one and zero
    if not first:
        return 0.0
    try:
        return math.log((first + (1 - first) * second) / ((1 - first) * second))
    except ZeroDivisionError:
        return math.inf
