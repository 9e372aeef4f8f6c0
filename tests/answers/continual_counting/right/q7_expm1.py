# With expm1 and log.
def naive_accuracy(steps, epsilon, chance):
    return -(steps / epsilon) * math.log(-math.expm1(math.log(chance) / steps))
