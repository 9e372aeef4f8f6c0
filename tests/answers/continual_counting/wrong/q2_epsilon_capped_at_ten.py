# Epsilon above 10 is cut to 10. Input: epsilon 100.
def scales(steps, epsilon):
    eps = min(epsilon, 10)
    return steps / eps, 1 / eps, steps.bit_length() / eps
