# Calls a ratio above 10000 infinite.
def epsilon_of_coins(first, second):
    rare = (1 - first) * min(second, 1 - second)
    common = first + rare
    if first == 0:
        return 0.0
    if common > 10_000 * rare:
        return math.inf
    return math.log(common / rare)
