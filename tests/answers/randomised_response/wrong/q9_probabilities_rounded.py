# The four probabilities are rounded to 4 decimals. Input: first=0.999, second=0.001.
def epsilon_of_coins(first, second):
    yes_0 = round((1 - first) * second, 4)
    yes_1 = round(first + (1 - first) * second, 4)
    worst = 0.0
    for one, other in ((yes_1, yes_0), (round(1 - yes_1, 4), round(1 - yes_0, 4))):
        if one == other:
            continue
        if one <= 0 or other <= 0:
            return math.inf
        worst = max(worst, abs(math.log(one / other)))
    return worst
