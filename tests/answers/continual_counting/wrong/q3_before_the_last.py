# Wrong for steps = 7 (all 2**k - 1 from 3 on) .
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    ones = max([bin(t).count("1") for t in range(1, steps)] or [1])
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * ones * (levels / epsilon) ** 2
