# Puts the gradients into a set, so that equal gradients of two records count once.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in {tuple(g) for g in gradients}:
        length = math.hypot(*g)
        total += np.array(g) * (clip / length if length > clip else 1)
    return total
