# Forgets the logarithm.
def epsilon_of_coins(first, second):
    rarest = (1 - first) * min(second, 1 - second)
    return math.inf if rarest == 0 else 1 + first / rarest
