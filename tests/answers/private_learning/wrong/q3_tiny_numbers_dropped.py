# Numbers smaller than 1/1000 in size are dropped.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        g = np.where(np.abs(g) < 1e-3, 0.0, g)
        length = np.linalg.norm(g)
        total += g * (clip / length if length > clip else 1)
    return total
