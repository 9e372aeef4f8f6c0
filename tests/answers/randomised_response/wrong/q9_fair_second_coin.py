# Takes the second coin to be fair.
def epsilon_of_coins(first, second):
    return math.inf if first == 1 else math.log((1 + first) / (1 - first))
