# Second > 3/4 looks at yes only: the rarer toss is no, (0.5, 0.9).
def epsilon_of_coins(first, second):
    if first == 0:
        return 0.0
    if first == 1 or second in (0, 1):
        return math.inf
    rare = second if second < 0.5 or second > 0.75 else 1 - second
    return math.log1p(first / ((1 - first) * rare))
