# Wrong for a first coin that is neither fair nor sure: 1/2 is put in the place of first.
def epsilon_of_coins(first, second):
    rare = min(second, 1 - second)
    if first == 0:
        return 0.0
    if first == 1 or rare == 0:
        return math.inf
    return math.log(1 + 1 / rare)
