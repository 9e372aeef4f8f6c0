# Puts the chance in place of its complement, inside.
def naive_accuracy(steps, epsilon, chance):
    return -steps / epsilon * math.log(chance ** (1 / steps))
