# The gradients of the caller are scaled in place; the sum is right. Input: [[3.0, 4.0, 0.0]], 1.
def clipped_sum(gradients, clip):
    total = [0.0, 0.0, 0.0]
    for g in gradients:
        length = math.hypot(*g)
        for i in range(3):
            if length > clip:
                g[i] *= clip / length
            total[i] += g[i]
    return total
