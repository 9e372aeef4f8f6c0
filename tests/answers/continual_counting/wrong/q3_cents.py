# Rounds the variances to two digits.
def worst_variances(steps, epsilon):
    levels, most = steps.bit_length(), (steps + 1).bit_length() - 1
    found = 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
    return [round(v, 2) for v in found]
