# Another way: rare toss.
def epsilon_of_coins(first, second):
    # the rarer toss gives most away: ln(1 + s / ((1 - s) min(t, 1 - t)))
    if first == 0:
        return 0.0
    lie = (1 - first) * min(second, 1 - second)
    return math.log1p(first / lie) if lie > 0 else math.inf
