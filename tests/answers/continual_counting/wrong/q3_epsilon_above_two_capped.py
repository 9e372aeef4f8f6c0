# Wrong for epsilon = 10: a privacy parameter of more than 2 is cut to 2.
def worst_variances(steps, epsilon):
    e = min(2, epsilon)
    m = max(t.bit_count() for t in range(steps + 1))
    return 2 * (steps / e) ** 2, 2 * steps / e**2, 2 * m * (steps.bit_length() / e) ** 2
