# A probability below 1/1000 is taken for 0.
def epsilon_of_coins(first, second):
    tails = 1 - first
    pairs = (
        (first + tails * second, tails * second),
        (tails * (1 - second), first + tails * (1 - second)),
    )
    worst = 0.0
    for u, v in pairs:
        if u == v:
            continue
        if min(u, v) < 1e-3:
            return math.inf
        worst = max(worst, abs(math.log(u / v)))
    return worst
