# Wrong for ratios that are not whole: they are rounded to whole numbers.
def epsilon_of_coins(first, second):
    rare = min(second, 1 - second)
    tossed = (1 - first) * rare
    if tossed == 0:
        return math.inf if first else 0.0
    return math.log(round((first + tossed) / tossed))
