# Compares the length with 1 and not with C.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        length = math.hypot(*g)
        total += np.array(g) * (clip / max(1, length) if length > 1 else 1)
    return total
