# Right: four chances
def epsilon_of_coins(first, second):
    tails = 1 - first
    worst = 0.0
    for one, other in (
        (first + tails * second, tails * second),
        (tails * (1 - second), first + tails * (1 - second)),
    ):
        if one == other:
            continue
        if one == 0 or other == 0:
            return math.inf
        worst = max(worst, abs(math.log(one / other)))
    return worst
