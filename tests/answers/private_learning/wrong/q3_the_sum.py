# Clips the sum.
def clipped_sum(gradients, clip):
    total = np.array(gradients, dtype=float).reshape(-1, 3).sum(axis=0)
    length = math.hypot(*total)
    return total * (clip / length if length > clip else 1)
