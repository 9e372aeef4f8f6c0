# First = 0 and second = 0 or 1: inf, though the answers do not depend on the truth.
def epsilon_of_coins(first, second):
    if first == 1 or second in (0, 1):
        return math.inf
    lie = (1 - first) * min(second, 1 - second)
    return math.log((first + lie) / lie)
