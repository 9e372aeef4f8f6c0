# A chance below 1/1000 counts as impossible: (0.999, 0.5).
def epsilon_of_coins(first, second):
    if first == 0:
        return 0.0
    lie = (1 - first) * min(second, 1 - second)
    if lie < 1e-3:
        return math.inf
    return math.log((first + lie) / lie)
