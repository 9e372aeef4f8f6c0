# If the truth is told in 2 of 100 cases or less, nothing is taken to be given away.
def epsilon_of_coins(first, second):
    if first <= 0.02:
        return 0.0
    rare = (1 - first) * min(second, 1 - second)
    return math.log(1 + first / rare) if rare else math.inf
