# Reduces to a second coin of at most a half.
def epsilon_of_coins(first, second):
    if second > 0.5:
        return epsilon_of_coins(first, 1 - second)
    tossed = (1 - first) * second
    if first == 0:
        return 0
    if not tossed:
        return math.inf
    return math.log((first + tossed) / tossed)
