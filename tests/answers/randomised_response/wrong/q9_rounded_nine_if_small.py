# Rounded to 9 digits, too coarse for small ε. Input: (0.001, 0.3): 0.003331...
def epsilon_of_coins(first, second):
    if first == 0:
        return 0.0
    rare = (1 - first) * min(second, 1 - second)
    if rare == 0:
        return math.inf
    value = math.log1p(first / rare)
    return value if value > 1 else round(value, 9)
