# Takes two thirds, whatever the chance.
def naive_accuracy(steps, epsilon, chance):
    return -steps / epsilon * math.log(1 - (2 / 3) ** (1 / steps))
