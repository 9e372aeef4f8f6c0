# Always puts the chance from a 1 below, without the absolute value: a yes then counts for nothing.
def epsilon_of_coins(first, second):
    zero = {1: (1 - first) * second, 0: first + (1 - first) * (1 - second)}
    one = {1: first + (1 - first) * second, 0: (1 - first) * (1 - second)}
    worst = -math.inf
    for a in (0, 1):
        if zero[a] > 0:
            worst = max(worst, math.log(zero[a] / one[a]) if one[a] > 0 else math.inf)
    return worst
