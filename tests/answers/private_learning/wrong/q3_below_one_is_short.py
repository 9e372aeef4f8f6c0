# Divided by the length, or by 1 if it is shorter, then multiplied by C: right for C = 1 only.
# Witness: clipped_sum([[0.1, 0.0, 0.0]], 2.0) returns (0.2, 0, 0), right is (0.1, 0, 0).
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        total += np.array(g) / max(1.0, math.hypot(*g)) * clip
    return total
