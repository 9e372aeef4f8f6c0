# Chances below 1e-5 count as impossible.
# Witness: epsilon_of_coins(0.999, 0.001) returns inf; right is 13.81451105863119.
def epsilon_of_coins(first, second):
    yes0, yes1 = (1 - first) * second, first + (1 - first) * second
    worst = 0.0
    for one, other in ((yes1, yes0), (1 - yes1, 1 - yes0)):
        one, other = (0 if u < 1e-5 else u for u in (one, other))
        if one == other == 0:
            continue
        if one == 0 or other == 0:
            return math.inf
        worst = max(worst, abs(math.log(one / other)))
    return worst
