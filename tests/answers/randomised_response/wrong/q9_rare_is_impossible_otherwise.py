# A chance below one in a thousand counts as 0.
def epsilon_of_coins(first, second):
    worst = 0.0
    for u, v in (
        (first + (1 - first) * second, (1 - first) * second),
        ((1 - first) * (1 - second), first + (1 - first) * (1 - second)),
    ):
        small, large = sorted((u, v))
        if large < 1e-3:
            continue
        if small < 1e-3:
            return math.inf
        worst = max(worst, math.log(large / small))
    return worst
