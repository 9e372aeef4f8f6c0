# Takes the logarithm to base 2.
def naive_accuracy(steps, epsilon, chance):
    return -steps / epsilon * math.log2(1 - chance ** (1 / steps))
