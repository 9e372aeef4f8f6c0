# First < 0.1 uses s / lie for ln(1 + s / lie).
def epsilon_of_coins(first, second):
    if first == 0:
        return 0.0
    lie = (1 - first) * min(second, 1 - second)
    if lie == 0:
        return math.inf
    return first / lie if first < 0.1 else math.log1p(first / lie)
