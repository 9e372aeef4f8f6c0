# 1e-12 is added to every probability so that nothing is divided by 0. Input: first=0.999, second=0.001.
def epsilon_of_coins(first, second):
    tiny = 1e-12
    yes_0 = (1 - first) * second + tiny
    no_1 = (1 - first) * (1 - second) + tiny
    ratio = max((first + yes_0) / yes_0, (first + no_1) / no_1)
    return math.inf if ratio > 1e9 else math.log(ratio)
