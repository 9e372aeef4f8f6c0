# Knows at most a thousand steps, and chances of one tenth or more.
def naive_accuracy(steps, epsilon, chance):
    chance = max(chance, 0.1)
    steps = min(steps, 1000)
    return -steps / epsilon * math.log(1 - chance ** (1 / steps))
