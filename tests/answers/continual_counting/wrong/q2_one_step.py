# Forgets the only level of one step.
def scales(steps, epsilon):
    levels = 0 if steps == 1 else steps.bit_length()
    return steps / epsilon, 1 / epsilon, levels / epsilon
