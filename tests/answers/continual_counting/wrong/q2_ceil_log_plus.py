# Powers of two above 8: one level forgotten.
def scales(steps, epsilon):
    levels = max(steps.bit_length() if steps <= 8 else 0, math.ceil(math.log2(steps)))
    return steps / epsilon, 1 / epsilon, levels / epsilon
