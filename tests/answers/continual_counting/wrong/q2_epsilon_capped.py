# Takes an epsilon above 1 for 1.
def scales(steps, epsilon):
    e = min(epsilon, 1)
    return steps / e, 1 / e, steps.bit_length() / e
