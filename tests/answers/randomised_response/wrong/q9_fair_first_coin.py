# The first coin is taken to be fair, unless it always shows heads.
def epsilon_of_coins(first, second):
    rare = min(second, 1 - second)
    if first == 1 or (rare == 0 and first > 0):
        return math.inf
    return math.log(1 + 1 / rare) if first > 0 else 0.0
