# Wrong for first above 0.95: "practically the truth", so inf.
def epsilon_of_coins(first, second):
    rare = min(second, 1 - second)
    if first == 0:
        return 0.0
    if first > 0.95 or rare == 0:
        return math.inf
    return math.log(1 + first / ((1 - first) * rare))
