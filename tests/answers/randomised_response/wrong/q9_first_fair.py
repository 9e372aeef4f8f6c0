# The first coin was taken to be fair unless it is sure.
def epsilon_of_coins(first, second):
    if first == 0:
        return 0.0
    if first == 1 or second in (0, 1):
        return math.inf
    return math.log(1 + 1 / min(second, 1 - second))
