# Wrong for second = 0: a yes can then come from a one only, but an impossible answer is skipped whole.
def epsilon_of_coins(first, second):
    yes_0, yes_1 = (1 - first) * second, first + (1 - first) * second
    if first == 1 or second == 1:
        return 0.0 if first == 0 else math.inf
    worst = 0.0
    for a, b in ((yes_1, yes_0), (1 - yes_1, 1 - yes_0)):
        if a > 0 and b > 0:
            worst = max(worst, abs(math.log(a / b)))
    return worst
