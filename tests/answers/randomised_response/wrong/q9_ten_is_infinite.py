# Ratios above e**10 count as infinite. Input: (0.999, 0.001) must give about 13.8.
def epsilon_of_coins(first, second):
    if first == 0:
        return 0.0
    rare = (1 - first) * min(second, 1 - second)
    value = math.inf if rare == 0 else math.log1p(first / rare)
    return value if value <= 10 else math.inf
