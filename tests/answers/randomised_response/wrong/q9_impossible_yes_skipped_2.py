# An answer yes that a zero never gives is skipped instead of counted as a proof: first = 1/2, second = 0 must be infinite.
def epsilon_of_coins(first, second):
    yes_from_0 = (1 - first) * second
    yes_from_1 = first + yes_from_0
    no_from_0, no_from_1 = 1 - yes_from_0, (1 - first) * (1 - second)
    if no_from_1 == 0:
        return math.inf if no_from_0 > 0 and first > 0 else 0.0
    worst = math.log(no_from_0 / no_from_1)
    if yes_from_0 > 0:
        worst = max(worst, math.log(yes_from_1 / yes_from_0))
    return worst
