# Shifts the odds of randomised response twice.
def two_steps(kappa, factor):
    step = math.sqrt(2 * kappa)
    return [[1 / (1 + math.exp(k * step)), 1 / (1 + math.exp(-k * step))] for k in (1, 0, -1)]
