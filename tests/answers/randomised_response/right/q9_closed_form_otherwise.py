# Right: closed form
def epsilon_of_coins(first, second):
    if first == 0:
        return 0
    lie = (1 - first) * min(second, 1 - second)
    return math.log1p(first / lie) if lie else math.inf
