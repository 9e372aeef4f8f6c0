# Raises the chance to T.
def naive_accuracy(steps, epsilon, chance):
    return -steps / epsilon * math.log(1 - chance**steps)
