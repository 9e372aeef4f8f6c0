# At least two levels are charged, although one step has only one box. Input: steps 1.
def scales(steps, epsilon):
    levels = max(2, steps.bit_length())
    return steps / epsilon, 1 / epsilon, levels / epsilon
