# The mean flip probability 1/2 (1 - s) is used if the first coin is not fair.
def epsilon_of_coins(first, second):
    if first == 0:
        return 0.0
    rare = min(second, 1 - second)
    if first == 1 or rare == 0:
        return math.inf
    if first != 0.5:
        flip = (1 - first) / 2
        return math.log((1 - flip) / flip)
    return math.log(1 + 1 / rare)
