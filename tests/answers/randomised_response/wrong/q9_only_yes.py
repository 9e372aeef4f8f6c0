# Looks at the answer yes only.
def epsilon_of_coins(first, second):
    zero = (1 - first) * second
    return math.inf if zero == 0 else math.log((first + zero) / zero)
