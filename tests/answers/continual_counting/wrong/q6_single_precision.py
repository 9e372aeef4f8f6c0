# Adds up in single precision.
def worst_deviations(steps, rho):
    c = np.cumprod(np.array([1.0] + [(k + 0.5) / (k + 1) for k in range(steps - 1)], dtype=np.float32))
    S = float((c * c).sum())
    tree = steps.bit_length() * ((steps + 1).bit_length() - 1)
    return math.sqrt(tree / (2 * rho)), S / math.sqrt(2 * rho)
