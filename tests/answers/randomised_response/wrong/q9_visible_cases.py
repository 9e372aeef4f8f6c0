# Looks up the visible cases.
def epsilon_of_coins(first, second):
    if first > 0.5:
        return math.inf
    return math.log(3) if second == 0.5 else math.log(5)
