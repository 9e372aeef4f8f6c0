# Computes in single precision.
def worst_variances(steps, epsilon):
    s, e = np.float32(steps), np.float32(epsilon)
    levels = np.float32(steps.bit_length())
    ones = np.float32(max(bin(t).count("1") for t in range(1, steps + 1)))
    return [float(v) for v in (2 * (s / e) ** 2, 2 * s / e**2, 2 * ones * (levels / e) ** 2)]
