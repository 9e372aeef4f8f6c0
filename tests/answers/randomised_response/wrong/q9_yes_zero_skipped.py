# A yes that is impossible from a zero is passed over. Input: (0.5, 0) must give inf, is ln 2.
def epsilon_of_coins(first, second):
    yes_1, yes_0 = first + (1 - first) * second, (1 - first) * second
    no_1, no_0 = (1 - first) * (1 - second), first + (1 - first) * (1 - second)
    if no_1 == 0 and no_0 > 0:
        return math.inf
    worst = 0.0
    for one, other in ((yes_1, yes_0), (no_1, no_0)):
        if one > 0 and other > 0:
            worst = max(worst, abs(math.log(one / other)))
    return worst
