# The rarer toss decides: ln(1 + s / ((1 - s) min(t, 1 - t))).
def epsilon_of_coins(first, second):
    if first == 0:
        return 0.0
    rare = (1 - first) * min(second, 1 - second)
    return math.inf if rare == 0 else math.log1p(first / rare)
