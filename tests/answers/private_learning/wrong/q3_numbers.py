# Clips each number.
def clipped_sum(gradients, clip):
    return np.clip(np.array(gradients, dtype=float).reshape(-1, 3), -clip, clip).sum(axis=0)
