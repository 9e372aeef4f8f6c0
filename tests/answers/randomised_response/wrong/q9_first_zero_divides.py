# Wrong for first = 0 with second = 0: 0/0 raises an error, since only ends of the first coin at 1 are looked after.
def epsilon_of_coins(first, second):
    rare = min(second, 1 - second)
    if first * (1 - rare) > 0 and (first == 1 or rare == 0):
        return math.inf
    return math.log((first + (1 - first) * rare) / ((1 - first) * rare))
