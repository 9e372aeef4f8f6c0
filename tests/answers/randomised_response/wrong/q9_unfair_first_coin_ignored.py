# Heads of the first coin are weighed 1/2 when tails lead to the second coin. Input: first=0.25, second=0.5.
def epsilon_of_coins(first, second):
    if first == 0:
        return 0.0
    if first == 1 or second in (0, 1):
        return math.inf
    yes = (first + second / 2) / (second / 2)
    no = (first + (1 - second) / 2) / ((1 - second) / 2)
    return math.log(max(yes, no))
