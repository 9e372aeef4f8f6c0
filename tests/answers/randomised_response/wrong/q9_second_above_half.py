# A second coin above 0.9 is taken to be 0.9.
def epsilon_of_coins(first, second):
    """The least ε of the two-coin protocol with these chances of heads; math.inf if none is enough."""
    second = 0.9 if 0.9 < second < 1 else second
    yes_from_0 = (1 - first) * second
    yes_from_1 = first + yes_from_0
    worst = 0.0
    for one, other in ((yes_from_1, yes_from_0), (1 - yes_from_0, 1 - yes_from_1)):
        if one == other:
            continue
        if min(one, other) <= 0:
            return math.inf
        worst = max(worst, abs(math.log(one / other)))
    return worst
