# All at once with a matrix of shape (n, 3); lengths are raised to clip before dividing.
def clipped_sum(gradients, clip):
    g = np.asarray(gradients, dtype=float).reshape(-1, 3)
    lengths = np.linalg.norm(g, axis=1, keepdims=True)
    return (g * (clip / np.maximum(lengths, clip))).sum(axis=0)
