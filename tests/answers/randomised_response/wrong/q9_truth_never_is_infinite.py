# First = 0 or 1 and second = 0 or 1 all give infinity: a coin without chance hides nothing. Input: first=0, second=0.5 (0 is asked).
def epsilon_of_coins(first, second):
    if first in (0, 1) or second in (0, 1):
        return math.inf
    yes_0 = (1 - first) * second
    no_1 = (1 - first) * (1 - second)
    return max(math.log((first + yes_0) / yes_0), math.log((first + no_1) / no_1))
