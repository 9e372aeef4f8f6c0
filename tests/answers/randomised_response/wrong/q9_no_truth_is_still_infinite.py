# Wrong for first = 0 with second 0 or 1: every answer is the same, so 0, but it returns inf.
def epsilon_of_coins(first, second):
    if first == 1 or second in (0, 1):
        return math.inf
    return math.log(1 + first / ((1 - first) * min(second, 1 - second)))
