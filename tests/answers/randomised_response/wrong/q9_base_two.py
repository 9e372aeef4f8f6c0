# Takes the logarithm to base 2.
def epsilon_of_coins(first, second):
    rarest = (1 - first) * min(second, 1 - second)
    return math.inf if rarest == 0 else math.log2(1 + first / rarest)
