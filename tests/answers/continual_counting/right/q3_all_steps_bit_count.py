# Tries all steps and takes the maximum number of ones.
def worst_variances(steps, epsilon):
    levels = len(f"{steps:b}")
    most = max(bin(t).count("1") for t in range(1, steps + 1))
    return [2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * levels**2 * most / epsilon**2]
