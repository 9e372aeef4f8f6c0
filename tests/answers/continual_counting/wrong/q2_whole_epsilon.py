# Rounds ε up if it is large.
def scales(steps, epsilon):
    if epsilon > 10:
        epsilon = math.ceil(epsilon)
    return steps / epsilon, 1 / epsilon, steps.bit_length() / epsilon
