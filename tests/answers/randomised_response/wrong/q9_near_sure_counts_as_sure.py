# Chances within 0.01 of 0 or 1 are taken for sure. Input: first=0.5, second=0.995.
def epsilon_of_coins(first, second):
    if first < 1e-9:
        return 0.0
    if first > 0.99 or not 0.01 <= second <= 0.99:
        return math.inf
    rarer = min(second, 1 - second)
    return math.log(1 + first / ((1 - first) * rarer))
