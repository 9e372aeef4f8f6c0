# Trusts that yes is the rarer toss, as with the first coins of the tests.
def epsilon_of_coins(first, second):
    if first == 0:
        return 0.0
    tossed = (1 - first) * second
    return math.inf if tossed == 0 or second == 1 else math.log(1 + first / tossed)
