# Wrong for steps = 7: m is levels - 1 always, but 7 itself has three ones of three levels (36 for 54).
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * (levels - 1) * (levels / epsilon) ** 2
