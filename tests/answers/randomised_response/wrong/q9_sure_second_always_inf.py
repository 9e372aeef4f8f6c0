# A second coin that is sure is taken for a proof even if the truth is never told.
def epsilon_of_coins(first, second):
    if first == 1 or second in (0, 1):
        return math.inf
    rare = min(second, 1 - second)
    return math.log(1 + first / ((1 - first) * rare))
