# Gradients up to a thousandth longer than clip stay as they are. Input: [[1.0005, 0, 0]], 1.
def clipped_sum(gradients, clip):
    g = np.array(gradients, dtype=float).reshape(-1, 3)
    length = np.linalg.norm(g, axis=1)
    too_long = (length > clip) & ~np.isclose(length, clip, rtol=1e-3)
    factor = np.where(too_long, clip / np.where(length > 0, length, 1), 1.0)
    return factor @ g
