# Divides the steps in single precision.
def scales(steps, epsilon):
    return float(np.float32(steps)) / epsilon, 1 / epsilon, steps.bit_length() / epsilon
