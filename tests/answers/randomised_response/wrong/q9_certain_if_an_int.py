# Wrong for the floats 0.0: `is` compares with the int, so first = 0.0 with second = 0.0 or 1.0 divides by zero.
def epsilon_of_coins(first, second):
    if isinstance(first, int) and first == 0:
        return 0.0
    if first == 1:
        return math.inf
    if second == 1 or second == 0:
        return math.inf
    rare = (1 - first) * min(second, 1 - second)
    return math.log1p(first / rare)
