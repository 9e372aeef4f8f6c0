# The second coin is tossed after heads too: s t in the place of (1-s) t. Input: first=0.25, second=0.5.
def epsilon_of_coins(first, second):
    if first == 1:
        return math.inf
    if first == 0:
        return 0.0
    yes_0 = first * second
    no_1 = first * (1 - second)
    if yes_0 == 0 or no_1 == 0:
        return math.inf
    return max(math.log((1 - first + yes_0) / yes_0), math.log((1 - first + no_1) / no_1))
