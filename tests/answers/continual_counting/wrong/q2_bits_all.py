# Charges noisy bits for all days.
def scales(steps, epsilon):
    return steps / epsilon, steps / epsilon, steps.bit_length() / epsilon
