# Wrong for second below 1/2 with first above 1/2: only the answer no is looked at.
def epsilon_of_coins(first, second):
    yes_0, yes_1 = (1 - first) * second, first + (1 - first) * second
    no_0, no_1 = 1 - yes_0, (1 - first) * (1 - second)
    if first == 0:
        return 0.0
    if first <= 0.5 and second <= 0.5:
        return math.log(yes_1 / yes_0) if yes_0 else math.inf
    return math.log(no_0 / no_1) if no_1 else math.inf
