# The worse answer is the one that the second coin shows more rarely.
def epsilon_of_coins(first, second):
    if first == 0:
        return 0.0
    rare = (1 - Fraction(first)) * min(Fraction(second), 1 - Fraction(second))
    return math.inf if rare == 0 else math.log1p(Fraction(first) / rare)
