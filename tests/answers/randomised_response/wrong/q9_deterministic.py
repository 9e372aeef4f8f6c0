# Forgets that nobody's truth may be heard when the second coin is certain.
def epsilon_of_coins(first, second):
    if second in (0, 1):
        return math.inf
    return math.log1p(first / ((1 - first) * min(second, 1 - second))) if first < 1 else math.inf
