# Looks at the answer no only.
def epsilon_of_coins(first, second):
    zero = (1 - first) * (1 - second)
    return math.inf if zero == 0 else math.log((first + zero) / zero)
