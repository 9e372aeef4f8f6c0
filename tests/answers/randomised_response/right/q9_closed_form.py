# The larger chance of a tossed answer decides: ln(1 + s / ((1 - s) min(t, 1 - t))).
def epsilon_of_coins(first, second):
    rarest = (1 - first) * min(second, 1 - second)
    if first == 0:
        return 0.0
    return math.inf if rarest == 0 else math.log1p(first / rarest)
