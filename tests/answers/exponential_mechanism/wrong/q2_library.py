# Lets dpedu do it.
def pick(utilities, epsilon, sensitivity, draws, rng):

    mechanism = dp.ExponentialMechanism(epsilon=epsilon, sensitivity=sensitivity)
    return [mechanism.release(utilities, rng=rng) for _ in range(draws)]
