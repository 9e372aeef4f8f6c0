# 1e-9 is added to positive probabilities. Input: (0.999, 0.001): off by 1e-4.
def epsilon_of_coins(first, second):
    yes = (first + (1 - first) * second, (1 - first) * second)
    no = ((1 - first) * (1 - second), first + (1 - first) * (1 - second))
    worst = 0.0
    for one, other in (yes, no):
        if one == other == 0:
            continue
        if one == 0 or other == 0:
            return math.inf
        tiny = 1e-9 if min(one, other) < 0.01 else 0
        worst = max(worst, abs(math.log((one + tiny) / (other + tiny))))
    return worst
