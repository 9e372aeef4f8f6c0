# Second = 0: the answer yes is skipped since it would divide by 0.
def epsilon_of_coins(first, second):
    yes0, no0 = (1 - first) * second, 1 - (1 - first) * second
    yes1, no1 = first + yes0, (1 - first) * (1 - second)
    if no1 == 0 and no0 > 0:
        return math.inf
    worst = 0.0
    for one, zero in ((yes1, yes0), (no1, no0)):
        if zero > 0 and one > 0:
            worst = max(worst, abs(math.log(one / zero)))
    return math.inf if first == 1 else worst
