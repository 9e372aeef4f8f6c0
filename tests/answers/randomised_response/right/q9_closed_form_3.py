# By closed form.
def epsilon_of_coins(first, second):
    # the rarer toss of the second coin is the one that tells most
    rare = min(second, 1 - second)
    tossed = (1 - first) * rare
    if first == 0:
        return 0
    return math.inf if tossed == 0 else math.log1p(first / tossed)
