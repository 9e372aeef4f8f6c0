# Gradients of length up to 1 are never clipped, also if C is smaller.
# Witness: clipped_sum([[0.6, 0.0, 0.0]], 0.5) returns (0.6, 0, 0), right is (0.5, 0, 0).
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        length = math.hypot(*g)
        total += np.array(g) * (clip / length if length > max(clip, 1) else 1.0)
    return total
