# By greedy all ones number.
def worst_variances(steps, epsilon):
    t = m = 0
    while 2 * t + 1 <= steps:
        t, m = 2 * t + 1, m + 1
    levels = m if t == steps else m + (0 if steps < t + 1 else 1)
    return [2 * steps**2 / epsilon**2, 2 * steps / epsilon**2, 2 * m * levels**2 / epsilon**2]
