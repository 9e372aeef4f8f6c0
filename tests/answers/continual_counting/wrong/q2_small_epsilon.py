# Never takes an ε below a hundredth.
def scales(steps, epsilon):
    epsilon = max(epsilon, 0.01)
    return steps / epsilon, 1 / epsilon, steps.bit_length() / epsilon
