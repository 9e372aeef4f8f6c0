# Takes the scale 1/ε.
def naive_accuracy(steps, epsilon, chance):
    return -1 / epsilon * math.log(1 - chance ** (1 / steps))
