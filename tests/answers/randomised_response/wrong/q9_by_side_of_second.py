# Below a half looks at yes, else at no, but for the second coin below a quarter at the wrong one.
def epsilon_of_coins(first, second):
    yes1, yes0 = first + (1 - first) * second, (1 - first) * second
    no1, no0 = (1 - first) * (1 - second), first + (1 - first) * (1 - second)
    if first == 0:
        return 0.0
    if 0 in (yes0, no1):
        return math.inf
    if 1 / 4 <= second <= 1 / 2:
        return math.log(yes1 / yes0)
    return math.log(no0 / no1)
