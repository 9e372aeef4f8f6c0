# Takes the second coin in steps of a quarter, as in the tests that one sees.
def epsilon_of_coins(first, second):
    t = min(0.999, max(0.001, round(4 * second) / 4)) if 0 < second < 1 else second
    rare = (1 - first) * min(t, 1 - t)
    if first == 0:
        return 0.0
    return math.log(1 + first / rare) if rare > 0 else math.inf
