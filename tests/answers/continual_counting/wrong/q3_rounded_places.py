# Wrong for steps = 1, epsilon = 97: variances are rounded to six places.
def worst_variances(steps, epsilon):
    levels, most = steps.bit_length(), (steps + 1).bit_length() - 1
    found = 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
    return [round(v, 6) for v in found]
