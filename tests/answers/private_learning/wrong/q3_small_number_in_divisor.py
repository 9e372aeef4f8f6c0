# 1e-9 is added to the length against division by 0, which is too much for short gradients. Input: [[0.02, 0, 0]], 0.01.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        g = np.array(g, dtype=float)
        total += g * min(1.0, clip / (np.linalg.norm(g) + 1e-9))
    return total
