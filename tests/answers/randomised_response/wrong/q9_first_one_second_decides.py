# Everybody tells the truth, but with a one-sided second coin 0 comes out, as if it hid them. Input: (1, 0) must give inf, is 0.
def epsilon_of_coins(first, second):
    if first in (0, 1) and second in (0, 1):
        return 0.0
    if first == 0:
        return 0.0
    rare = (1 - first) * min(second, 1 - second)
    return math.inf if rare == 0 else math.log1p(first / rare)
