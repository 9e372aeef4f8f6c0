# One matrix with all gradients, and the vector of factors times the matrix.
def clipped_sum(gradients, clip):
    """The sum of the gradients, each clipped to this Euclidean length."""
    g = np.array(gradients, dtype=float).reshape(-1, 3)
    factors = clip / np.maximum(np.sqrt((g * g).sum(axis=1)), clip)
    return factors @ g
