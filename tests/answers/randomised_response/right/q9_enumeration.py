# Enumerates both coins for both truths.
def epsilon_of_coins(first, second):
    chance = {(truth, answer): 0.0 for truth in (0, 1) for answer in (0, 1)}
    for truth in (0, 1):
        chance[truth, truth] += first
        chance[truth, 1] += (1 - first) * second
        chance[truth, 0] += (1 - first) * (1 - second)
    worst = 0.0
    for answer in (0, 1):
        low, high = sorted(chance[truth, answer] for truth in (0, 1))
        if high > 0:
            worst = max(worst, math.log(high / low) if low > 0 else math.inf)
    return worst
