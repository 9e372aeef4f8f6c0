# Right: numpy where.
def clipped_sum(gradients, clip):
    g = np.array([[float(x) for x in row] for row in gradients]).reshape(-1, 3)
    lengths = np.linalg.norm(g, axis=1)
    factors = float(clip) / np.maximum(lengths, float(clip))
    return factors @ g
