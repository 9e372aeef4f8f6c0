# Wrong for steps = 1: max over range(1, steps) is empty and 0 is taken (tree 0 for 2).
def worst_variances(steps, epsilon):
    m = max((bin(t).count("1") for t in range(1, steps)), default=0)
    if steps + 1 & steps == 0 and steps > 1:
        m += 1
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * m * (steps.bit_length() / epsilon) ** 2
