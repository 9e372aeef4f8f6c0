# Computed with 32-bit floats, so only seven digits are right. Input: steps 10**9 + 7, epsilon 0.3.
def scales(steps, epsilon):
    eps = np.float32(epsilon)
    return [float(np.float32(n) / eps) for n in (steps, 1, steps.bit_length())]
