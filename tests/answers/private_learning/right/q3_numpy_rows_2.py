# By numpy rows.
def clipped_sum(gradients, clip):
    g = np.array(gradients, dtype=float).reshape(-1, 3)
    lengths = np.linalg.norm(g, axis=1, keepdims=True)
    return tuple((g / np.maximum(1.0, lengths / clip)).sum(axis=0))
