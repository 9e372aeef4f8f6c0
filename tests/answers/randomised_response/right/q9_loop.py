# The hint's loop over both answers.
def epsilon_of_coins(first, second):
    yes_from_1 = first + (1 - first) * second
    yes_from_0 = (1 - first) * second
    no_from_1 = (1 - first) * (1 - second)
    no_from_0 = first + (1 - first) * (1 - second)
    worst = 0.0
    for one, other in ((yes_from_1, yes_from_0), (no_from_1, no_from_0)):
        if one == other == 0:
            continue
        if one == 0 or other == 0:
            return math.inf
        worst = max(worst, abs(math.log(one / other)))
    return worst
