# Looks out for an answer that is impossible from a 1, but skips one that is impossible from a 0.
def epsilon_of_coins(first, second):
    yes0 = (1 - first) * second
    yes1 = first + yes0
    worst = 0.0
    for one, other in ((yes1, yes0), ((1 - first) * (1 - second), first + (1 - first) * (1 - second))):
        if other == 0:
            continue
        if one == 0:
            return math.inf
        worst = max(worst, abs(math.log(one / other)))
    return worst
