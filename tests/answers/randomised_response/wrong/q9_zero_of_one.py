# A truthful coin and a certain second one.
def epsilon_of_coins(first, second):
    if first == 1 and second == 1:
        return 0.0
    r = (1 - first) * min(second, 1 - second)
    return 0.0 if first == 0 else math.inf if r == 0 else math.log1p(first / r)
