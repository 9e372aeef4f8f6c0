# Vectorised with one array of factors; an array.
def clipped_sum(gradients, clip):
    rows = np.array(gradients, dtype=float).reshape(len(gradients), 3)
    lengths = np.linalg.norm(rows, axis=1, keepdims=True)
    factor = np.where(lengths > clip, clip / np.where(lengths > clip, lengths, 1.0), 1.0)
    return (rows * factor).sum(axis=0)
