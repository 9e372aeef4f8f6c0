# Wrong for steps = 3: range(1, steps) leaves out step 3, which has two ones (8 for 16).
def worst_variances(steps, epsilon):
    m = max([bin(t).count("1") for t in range(1, steps)] + [1])
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * m * (steps.bit_length() / epsilon) ** 2
