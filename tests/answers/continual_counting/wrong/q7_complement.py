# Takes the chance for its complement.
def naive_accuracy(steps, epsilon, chance):
    return -steps / epsilon * math.log(1 - (1 - chance) ** (1 / steps))
