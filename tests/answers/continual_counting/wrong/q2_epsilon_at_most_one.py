# An epsilon above 1 is taken to be 1
# Witness: scales(8, 2.0) gives (8.0, 1.0, 4.0), right is (4.0, 0.5, 2.0)
def scales(steps, epsilon):
    epsilon = min(epsilon, 1)
    return steps / epsilon, 1 / epsilon, steps.bit_length() / epsilon
