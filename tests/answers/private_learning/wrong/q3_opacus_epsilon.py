# A millionth is added to the length against division by 0, as some libraries do: clipped gradients are too short.
# Witness: clipped_sum([[0.02, 0.0, 0.0]], 0.01) returns (0.009999500025, 0, 0), right is (0.01, 0, 0).
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        total += np.array(g) * min(1.0, clip / (math.hypot(*g) + 1e-6))
    return total
