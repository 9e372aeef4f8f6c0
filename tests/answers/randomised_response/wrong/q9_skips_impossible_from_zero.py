# An answer that is impossible for a 0 is left out instead of infinite. Input: first=0.5, second=0.
def epsilon_of_coins(first, second):
    yes_0 = (1 - first) * second
    no_1 = (1 - first) * (1 - second)
    worst = 0.0
    for one, other in ((first + yes_0, yes_0), (no_1, first + no_1)):
        if other == 0:
            continue  # no division by 0
        worst = max(worst, abs(math.log(one / other)) if one else math.inf)
    return worst
