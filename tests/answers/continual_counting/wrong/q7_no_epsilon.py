# Leaves ε out.
def naive_accuracy(steps, epsilon, chance):
    return -steps * math.log(1 - chance ** (1 / steps))
