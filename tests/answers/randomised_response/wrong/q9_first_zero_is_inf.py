# If the first coin never shows heads and the second always or never, the answer no is 0 against 0, taken for inf; else fine. Input: (0, 1) is inf, (0, 0) 0.
def epsilon_of_coins(first, second):
    worst = 0.0
    for one, other in (
        (first + (1 - first) * second, (1 - first) * second),
        ((1 - first) * (1 - second), first + (1 - first) * (1 - second)),
    ):
        if one == 0:
            return math.inf if second > 0 else worst
        if other == 0:
            return math.inf
        worst = max(worst, abs(math.log(one) - math.log(other)))
    return worst
