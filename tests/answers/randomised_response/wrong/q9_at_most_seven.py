# The ε is cut off at ln 1000: (0.999, 0.5).
def epsilon_of_coins(first, second):
    if first == 0:
        return 0.0
    if first == 1 or second in (0, 1):
        return math.inf
    lie = (1 - first) * min(second, 1 - second)
    return math.log(min((first + lie) / lie, 1000))
