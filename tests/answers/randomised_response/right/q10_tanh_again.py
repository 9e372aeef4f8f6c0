# Half of 1 minus tanh.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("epsilon must not be negative")
    return 0.5 - 0.5 * math.tanh(epsilon / 2)
