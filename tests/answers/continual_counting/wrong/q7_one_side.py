# Counts one side of the noise.
def naive_accuracy(steps, epsilon, chance):
    return -steps / epsilon * math.log(min(1.0, 2 * (1 - chance ** (1 / steps))))
