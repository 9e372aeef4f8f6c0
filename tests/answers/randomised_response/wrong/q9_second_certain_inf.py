# A second coin that always falls alike gives infinity, even if it alone decides.
# Witness: epsilon_of_coins(0, 1) returns inf; right is 0.0.
def epsilon_of_coins(first, second):
    if first == 1 or second in (0, 1):
        return math.inf
    yes0, yes1 = (1 - first) * second, first + (1 - first) * second
    return max(abs(math.log(yes1 / yes0)), abs(math.log((1 - yes1) / (1 - yes0))))
