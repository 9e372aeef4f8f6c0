# Closed form: the rarer toss has the worse ratio, 1 + s/((1 - s) min(t, 1 - t)).
def epsilon_of_coins(first, second):
    if first == 0:
        return 0.0
    rare = (1 - first) * min(second, 1 - second)
    if rare == 0:
        return math.inf
    return math.log1p(first / rare)
