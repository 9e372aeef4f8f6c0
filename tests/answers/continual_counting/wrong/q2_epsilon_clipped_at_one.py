# Wrong for epsilon = 4: a promise is taken to be at most 1, so a larger epsilon is cut (8.0 for 2.0).
def scales(steps, epsilon):
    e = min(epsilon, 1)
    return [steps / e, 1 / e, steps.bit_length() / e]
