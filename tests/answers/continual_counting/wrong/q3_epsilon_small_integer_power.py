# Wrong for epsilon = 0.1: round(epsilon) is taken for a float to keep things exact (division by zero, or 1/4 as large).
def worst_variances(steps, epsilon):
    e = round(epsilon)
    m = (steps + 1).bit_length() - 1
    return 2 * (steps / e) ** 2, 2 * steps / e**2, 2 * m * (steps.bit_length() / e) ** 2
