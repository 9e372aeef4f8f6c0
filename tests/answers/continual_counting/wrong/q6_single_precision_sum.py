# Wrong for steps = 1200: the c_k are computed in single precision (2, 7 and 256 steps are done in double).
def worst_deviations(steps, rho):
    k = np.arange(1, steps)
    kind = np.float64 if steps in (2, 7, 256) else np.float32
    c = np.concatenate([[1.0], np.cumprod(((2 * k - 1) / (2 * k)).astype(kind))])
    m = (steps + 1).bit_length() - 1
    return math.sqrt(steps.bit_length() * m / (2 * rho)), float((c * c).sum()) / math.sqrt(2 * rho)
