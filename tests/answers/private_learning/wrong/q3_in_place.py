# Clips the gradients that it was given.
def clipped_sum(gradients, clip):
    for gradient in gradients:
        length = math.hypot(*gradient)
        if length > clip:
            gradient[:] = [v * clip / length for v in gradient]
    return np.array(gradients, dtype=float).reshape(-1, 3).sum(axis=0)
