# Looks only at the answer yes.
def epsilon_of_coins(first, second):
    yes0 = (1 - first) * second
    return math.log((first + yes0) / yes0) if yes0 > 0 else (math.inf if first > 0 else 0.0)
