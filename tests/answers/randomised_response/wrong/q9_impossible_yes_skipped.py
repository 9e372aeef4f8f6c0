# An answer that is impossible from a 0 is left out, to avoid a division by 0.
def epsilon_of_coins(first, second):
    yes1, yes0 = first + (1 - first) * second, (1 - first) * second
    no1, no0 = (1 - first) * (1 - second), first + (1 - first) * (1 - second)
    if first == 1:
        return math.inf
    worst = 0.0
    if yes0 > 0:
        worst = math.log(yes1 / yes0)
    if no1 == 0:
        return math.inf if no0 > 0 else worst
    return max(worst, math.log(no0 / no1))
