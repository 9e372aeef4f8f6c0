# The gradients are put into a set, so equal ones count once. Input: [[1, 0, 0], [1, 0, 0]], 1: right is (2, 0, 0).
def clipped_sum(gradients, clip):
    total = [0.0, 0.0, 0.0]
    for gradient in sorted({tuple(g) for g in gradients}):
        length = math.hypot(*gradient)
        factor = min(1, clip / length) if length else 1
        total = [t + v * factor for t, v in zip(total, gradient)]
    return total
