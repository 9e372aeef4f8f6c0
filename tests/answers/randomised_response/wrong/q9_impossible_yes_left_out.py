# An answer that never comes from a 0 is left out of the ratios.
def epsilon_of_coins(first, second):
    tails = 1 - first
    yes1, yes0 = first + tails * second, tails * second
    no1, no0 = tails * (1 - second), first + tails * (1 - second)
    if no1 == 0:
        return math.inf if no0 else 0.0
    worst = math.log(no0 / no1)
    if yes0:
        worst = max(worst, math.log(yes1 / yes0))
    return worst
