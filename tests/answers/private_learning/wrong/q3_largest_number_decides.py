# A gradient is clipped only if one of its numbers is as large as C.
# Witness: clipped_sum([[0.9, 0.9, 0.9]], 1.0) returns (0.9, 0.9, 0.9), right is (0.57735026919, 0.57735026919, 0.57735026919).
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        g = np.array(g, dtype=float)
        if np.abs(g).max() >= clip:
            g = g * min(1, clip / np.linalg.norm(g))
        total += g
    return total
