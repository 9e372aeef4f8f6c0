# Adds the chances of failing.
def naive_accuracy(steps, epsilon, chance):
    return -steps / epsilon * math.log((1 - chance) / steps)
