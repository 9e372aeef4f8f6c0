# A second coin that always shows the same side gives everything away, it thinks, even if the truth is never told.
def epsilon_of_coins(first, second):
    if first == 1 or second in (0, 1):
        return math.inf
    yes = (first + (1 - first) * second) / ((1 - first) * second)
    no = (first + (1 - first) * (1 - second)) / ((1 - first) * (1 - second))
    return math.log(max(yes, no))
