# First = 0: "no truth at all" is taken for no privacy at all.
def epsilon_of_coins(first, second):
    if first in (0, 1) or second in (0, 1):
        return math.inf
    yes1, yes0 = first + (1 - first) * second, (1 - first) * second
    return max(math.log(yes1 / yes0), math.log((1 - yes0) / (1 - yes1)))
