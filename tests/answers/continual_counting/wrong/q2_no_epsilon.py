# Leaves ε out.
def scales(steps, epsilon):
    return steps, 1, steps.bit_length()
