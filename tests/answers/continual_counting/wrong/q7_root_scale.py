# Takes the root of T for the scale.
def naive_accuracy(steps, epsilon, chance):
    return -math.sqrt(steps) / epsilon * math.log(1 - chance ** (1 / steps))
