# Brings each number into -10 to 10 before the clipping, against overflow; that turns long gradients.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        g = np.clip(np.array(g, dtype=float), -10, 10)
        length = np.linalg.norm(g)
        total += g * (clip / length) if length > clip else g
    return total
