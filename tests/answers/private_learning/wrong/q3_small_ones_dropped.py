# Gradients shorter than 1/100 are taken for 0. Input: [[0.005, 0, 0]], 1: right is (0.005, 0, 0).
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for gradient in gradients:
        g = np.array(gradient, dtype=float)
        length = np.sqrt(np.sum(g**2))
        if length < 1e-2:
            continue
        total += g * min(1.0, clip / length)
    return total
