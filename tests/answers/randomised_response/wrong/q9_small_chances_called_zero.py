# Chances below 1/100 are taken for 0, so that first = 0.99, second = 0.5 is called infinite and not ln 199.
def epsilon_of_coins(first, second):
    yes_from_0 = (1 - first) * second
    yes_from_1 = first + yes_from_0
    no_from_1 = (1 - first) * (1 - second)
    no_from_0 = first + no_from_1
    worst = 0.0
    for one, other in ((yes_from_1, yes_from_0), (no_from_1, no_from_0)):
        small, large = sorted((one, other))
        if math.isclose(large, 0, abs_tol=1e-2):
            continue
        if math.isclose(small, 0, abs_tol=1e-2):
            return math.inf
        worst = max(worst, math.log(large / small))
    return worst
