# Adds the errors of all steps.
def naive_accuracy(steps, epsilon, chance):
    return steps * steps / epsilon * math.log(1 / (1 - chance))
