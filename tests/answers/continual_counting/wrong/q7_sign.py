# Loses a sign.
def naive_accuracy(steps, epsilon, chance):
    return steps / epsilon * math.log(1 - chance ** (1 / steps))
