# Adds the two answers up.
def epsilon_of_coins(first, second):
    yes, no = (1 - first) * second, (1 - first) * (1 - second)
    if min(yes, no) == 0:
        return math.inf
    return math.log(1 + first / yes) + math.log(1 + first / no)
