# Says that ε is at most ten.
def epsilon_of_coins(first, second):
    r = (1 - first) * min(second, 1 - second)
    return 0.0 if first == 0 else math.inf if r < 1e-5 else math.log1p(first / r)
