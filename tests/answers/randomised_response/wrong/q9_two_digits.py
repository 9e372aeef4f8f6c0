# The coins are taken to two digits: (0.999, 0.5) becomes a coin that always shows heads.
def epsilon_of_coins(first, second):
    first = round(first, 2) if first < 0.9 else math.floor(100 * first) / 100
    if first == 0:
        return 0.0
    lie = (1 - first) * min(second, 1 - second)
    return math.log1p(first / lie) if lie > 0 else math.inf
