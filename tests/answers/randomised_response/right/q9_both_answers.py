# Both answers.
def epsilon_of_coins(first, second):
    yes0 = (1 - first) * second
    no1 = (1 - first) * (1 - second)
    yes1 = first + yes0
    no0 = first + no1
    worst = 0.0
    for one, other in ((yes1, yes0), (no1, no0)):
        if one == other:
            continue
        if one == 0 or other == 0:
            return math.inf
        worst = max(worst, abs(math.log(one / other)))
    return worst
