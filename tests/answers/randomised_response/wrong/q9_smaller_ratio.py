# Takes the answer that gives away less.
def epsilon_of_coins(first, second):
    most = (1 - first) * max(second, 1 - second)
    return math.inf if most == 0 else math.log(1 + first / most)
