# Equal gradients are merged by a set. Input: [[1, 0, 0], [1, 0, 0]], 1.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in {tuple(g) for g in gradients}:
        length = math.hypot(*g)
        total += np.array(g) * (clip / length if length > clip else 1.0)
    return total
