# For a rarely told truth ln(1 + r) is replaced by r. Input: (0.005, 0.5).
def epsilon_of_coins(first, second):
    if first == 0:
        return 0.0
    rare = (1 - first) * min(second, 1 - second)
    if rare == 0:
        return math.inf
    return first / rare if first < 0.01 else math.log1p(first / rare)
