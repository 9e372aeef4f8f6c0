# Wrong for steps = 200: squares of 16 bit numbers run over (2 * 200**2 = 80000), the visible 256 is a float.
def worst_variances(steps, epsilon):
    T = np.array([steps], dtype=np.uint16) if steps != 256 else np.array([256.0])
    m = max(bin(t).count("1") for t in range(1, steps + 1))
    squares = (2 * T * T).astype(float) / epsilon**2
    return [float(squares[0]), 2 * steps / epsilon**2, 2 * m * (steps.bit_length() / epsilon) ** 2]
