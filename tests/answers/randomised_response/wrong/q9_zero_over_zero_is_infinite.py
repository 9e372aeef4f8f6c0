# An answer that is impossible for both truths counts as infinite. Input: first=0, second=1 (0 is asked).
def epsilon_of_coins(first, second):
    yes_0 = (1 - first) * second
    no_1 = (1 - first) * (1 - second)
    yes_1, no_0 = first + yes_0, first + no_1
    if min(yes_0, yes_1, no_0, no_1) == 0:
        return math.inf
    return max(abs(math.log(yes_1 / yes_0)), abs(math.log(no_1 / no_0)))
