# Wrong for steps = 300: the ones of T - 1 are taken if T is even, of T otherwise (299 has five ones, 255 has eight).
def worst_variances(steps, epsilon):
    t = steps - 1 if steps % 2 == 0 else steps
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * bin(t).count("1") * (steps.bit_length() / epsilon) ** 2
