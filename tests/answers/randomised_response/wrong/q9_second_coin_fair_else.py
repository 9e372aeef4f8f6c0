# Takes the second coin into account only if the first one is fair.
def epsilon_of_coins(first, second):
    if first == 1 or (first > 0 and second in (0, 1)):
        return math.inf
    if first == 0.5:
        rare = min(second, 1 - second)
        return math.log(1 + 1 / rare)
    return math.log((1 + first) / (1 - first))
