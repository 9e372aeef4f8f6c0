# The worst step is looked for among the last ten only
# Witness: worst_variances(80, 1.0) gives (12800.0, 160.0, 490.0), right is (12800.0, 160.0, 588.0)
def worst_variances(steps, epsilon):
    m = max(bin(t).count("1") for t in range(max(1, steps - 9), steps + 1))
    levels = steps.bit_length()
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * m * (levels / epsilon) ** 2
